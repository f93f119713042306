import type { Kit } from './kit.ts'

export const THINGS_TITLE = 'What to bring'

/** What a showing outdoors takes, one thing a line, with how it comes there. */
export const thingsList = ({ things }: Kit): string[] =>
  things.map(
    ({ name, text, isOwned }) => `${name}, ${isOwned ? 'which we have' : 'to rent or borrow'}: ${text}`,
  )
