/** What the page shows of a kit's texts. */
export { budgetRows } from './texts/budget-rows.ts'
export { invitations } from './texts/invitations.ts'
export { callText, quoteMailto, quoteText, quoteTitle } from './texts/quote.ts'
export { THINGS_TITLE, thingsList } from './texts/things.ts'
