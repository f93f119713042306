/** How a number from abroad is written; the forms say it. */
export const PHONE_FROM_ABROAD = 'Outside the US and Canada, begin with + and the country code.'
