import type { Kit } from './kit.ts'

export const THINGS_TITLE = 'What to bring'

/** What an outdoor showing needs, one item per line, with where it comes from. */
export const thingsList = ({ things }: Kit): string[] =>
  things.map(
    ({ name, text, isOwned }) => `${name}, ${isOwned ? 'which we have' : 'to rent or borrow'}: ${text}`,
  )
