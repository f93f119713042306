/** A story as in Storybook's index.json. */
export type Story = {
  id: string
  /** The component's title in the sidebar: 'poster-card'. */
  title: string
  /** The story's own name: 'On sale'. */
  name: string
  /** Its source file, relative to the repository's root. */
  file: string
}

/** A story, and the sides of the comparison that have it. */
export type Pair = { story: Story; inBase: boolean; inTree: boolean }

export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

/** The result for a story; `broken` if it or its play function throws in the working tree. */
export type Kind = 'broken' | 'changed' | 'added' | 'removed' | 'same'

/** Cropped PNG files of one story in one theme; none if nothing changed. */
export type Result = {
  theme: Theme
  kind: Kind
  before?: Buffer
  after?: Buffer
  /** The picture after, faded, with the changed pixels marked. */
  diff?: Buffer
  /** The share of changed pixels, 0 to 1. */
  share?: number
  /** The error of a broken story. */
  error?: string
}

/** One story in every theme; its kind is the most urgent one of its themes. */
export type Review = { story: Story; kind: Kind; results: Result[] }
