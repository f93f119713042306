/** How to write a number from abroad, as the forms explain it. */
export const PHONE_FROM_ABROAD = 'Outside the US and Canada, begin with + and the country code.'
