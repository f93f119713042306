import type { Pages } from './built-pages.ts'
import { copy, type Input, type KindOf } from './content-copy.ts'

/** What an edit does to the built pages. Any other difference is a fault. */
export type Effect = {
  /** Pages whose text changes. */
  changes?: string[]
  /** New pages. */
  adds?: string[]
  /** Pages that are gone. */
  goes?: string[]
  /** Every line that differs has one of these, ... */
  words?: string[]
  /** ... or is on a page that leads to one of these addresses, or is one of them, ... */
  around?: string[]
  /** ... or is on one of these pages, which may also come and go. */
  also?: RegExp
}

/** One edit that staff make often. `make` returns null if the content has nothing to make it on. */
export type Edit = { name: string; make: (pages: Pages) => Promise<Effect | null> }

/**
 * An edit of one file. `changed` returns null where there is nothing to change, and `effect` takes the file's values before and
 * after, and the built pages before.
 */
export const change = <File extends string>(
  name: string,
  file: File | (() => File | undefined),
  changed: (value: Input<KindOf<File>>) => Input<KindOf<File>> | null,
  effect: Effect | ((before: Input<KindOf<File>>, after: Input<KindOf<File>>, pages: Pages) => Effect),
): Edit => ({
  name,
  make: async (pages) => {
    const found = typeof file === 'function' ? file() : file
    if (found === undefined || !copy.has(found)) return null
    const before = copy.read(found)
    const after = changed(structuredClone(before))
    if (after === null) return null
    await copy.write(found, after)
    return typeof effect === 'function' ? effect(before, after, pages) : effect
  },
})

/** An edit that deletes a file. */
export const removal = (name: string, file: string, effect: Effect): Edit => ({
  name,
  make: async () => {
    if (!copy.has(file)) return null
    await copy.remove(file)
    return effect
  },
})

/** The pages that say `words`, but for posts, whose words are the blog's. */
export const pagesWith = (pages: Pages, words: string) =>
  [...pages].flatMap(([path, lines]) =>
    !path.startsWith('/blog/') && lines.some((line) => line.includes(words)) ? [path] : [],
  )

export const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
