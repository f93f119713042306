import type { Page } from 'playwright'
import { compare, trim } from './compare.ts'
import { shoot } from './shoot.ts'
import type { Kind, Pair, Result, Review, Theme } from './types.ts'
import { themes } from './types.ts'

export type Origins = { base: string; tree: string }

const ORDER: Kind[] = ['broken', 'changed', 'added', 'removed', 'same']

/**
 * Takes and compares screenshots of every story in every theme, one story at a time per page.
 * @param progress - called after each screenshot with the number done so far.
 */
export async function reviewStories(
  pages: Page[],
  origins: Origins,
  pairs: Pair[],
  progress: (done: number) => void,
): Promise<Review[]> {
  const jobs = pairs.flatMap((pair) => themes.map((theme) => ({ pair, theme })))
  const results = new Map(pairs.map((pair) => [pair, [] as Result[]]))
  const queue = jobs.values()
  let done = 0
  const work = async (page: Page) => {
    for (const { pair, theme } of queue) {
      results.get(pair)?.push(await reviewTwice(page, origins, pair, theme))
      progress(++done)
    }
  }
  await Promise.all(pages.map(work))
  return pairs.map((pair) => summarize(pair, results.get(pair) ?? []))
}

function summarize({ story }: Pair, results: Result[]): Review {
  const kind = ORDER.find((kind) => results.some((result) => result.kind === kind)) ?? 'same'
  return {
    story,
    kind,
    results: results.toSorted((a, b) => themes.indexOf(a.theme) - themes.indexOf(b.theme)),
  }
}

/** A difference counts only if it shows up twice. */
async function reviewTwice(page: Page, origins: Origins, pair: Pair, theme: Theme): Promise<Result> {
  const first = await reviewOnce(page, origins, pair, theme)
  const certain = first.kind !== 'changed' && first.kind !== 'broken'
  return certain ? first : reviewOnce(page, origins, pair, theme)
}

async function reviewOnce(page: Page, origins: Origins, pair: Pair, theme: Theme): Promise<Result> {
  const { id } = pair.story
  // A story that was broken before shows Storybook's error page.
  const before = pair.inBase ? await shoot(page, origins.base, id, theme) : undefined
  const after = pair.inTree ? await shoot(page, origins.tree, id, theme) : undefined
  const broken = after?.error === undefined ? undefined : { kind: 'broken' as const, error: after.error }
  if (before && after) {
    const comparison = compare(before.png, after.png)
    if (comparison) return { theme, kind: 'changed', ...comparison, ...broken }
    return { theme, kind: 'same', ...(broken && { after: trim(after.png), ...broken }) }
  }
  if (after) return { theme, kind: 'added', after: trim(after.png), ...broken }
  return { theme, kind: 'removed', ...(before && { before: trim(before.png) }) }
}
