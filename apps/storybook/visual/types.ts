/** A story as its Storybook's index.json has it. */
export type Story = {
  id: string
  /** The component's title in the sidebar: 'poster-card'. */
  title: string
  /** The story's own name: 'On sale'. */
  name: string
  /** Where it is written, from the repository's root. */
  file: string
}

/** A story, and on which sides of the comparison it is there. */
export type Pair = { story: Story; inBase: boolean; inTree: boolean }

export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

/** What became of a story; `broken` when it throws, or its play function does, in the working tree. */
export type Kind = 'broken' | 'changed' | 'added' | 'removed' | 'same'

/** PNG files of one story in one theme, cut to what is on them; none of them where nothing changed. */
export type Result = {
  theme: Theme
  kind: Kind
  before?: Buffer
  after?: Buffer
  /** The picture after, pale, with the changed pixels marked. */
  diff?: Buffer
  /** Changed pixels by all pixels, 0 to 1. */
  share?: number
  /** What the story threw, of a broken one. */
  error?: string
}

/** One story in every theme; its kind is the first of its themes' in the order of `Kind`. */
export type Review = { story: Story; kind: Kind; results: Result[] }
