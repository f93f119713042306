import type { ReactNode } from 'react'

/** What each status promises to those who use a component. */
export const statuses = {
  stable: 'The ministry’s own site is built with it. A change that breaks it waits for a major version.',
  new: 'Finished and tested, but no site has used it for long. Its props may still change in a minor version.',
  experimental: 'To try out. It may change or go in any version.',
} as const

/** A sentence, and the components as it says. */
export type Example = readonly [says: string, shows: ReactNode]

/** How to use a component well. Each file in `guides` is named like the story file of its component. */
export type Guide = {
  status: keyof typeof statuses
  /** The version of the package that brought it. */
  since: string
  pairs: readonly [Pair, ...Pair[]]
}
export type Pair = { do: Example; dont: Example }
