/** Hides the third card of a `Grid` while it has two columns, each at least 17 rem wide, where it would stand alone. */
export const wholeRows = '@min-[35.5rem]:@max-[54rem]:*:nth-3:hidden'
