import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { folder } from '../../model/folder.ts'

type Row = { feed?: number; heading?: string }
type Film = { title: string; page?: { sections?: Row[] } }

const read = (file: string) => parse(readFileSync(`${folder.content}/${file}`, 'utf8')) as unknown

/** Values in the content that people can't know by heart: feeds with their headings and films, the names of podcasts. */
export function inUse(kind: string | undefined): string | undefined {
  const known =
    kind === 'feed' ? feeds() : kind === 'podcast' ? Object.keys((read('podcasts.yaml') ?? {}) as object) : []
  return known.length > 0 ? `In use: ${known.join(', ')}.` : undefined
}

function feeds(): string[] {
  const films = globSync('films/*.yaml', { cwd: folder.content }).map((file) => read(file) as Film)
  const rows = [
    ...films.flatMap(({ title, page }) =>
      (page?.sections ?? []).map((row) => ({ ...row, heading: `${title}: ${row.heading}` })),
    ),
    ...((read('home-rows.yaml') ?? []) as Row[]),
  ]
  const headings = new Map(rows.flatMap(({ feed, heading = '' }) => (feed ? [[feed, heading] as const] : [])))
  return [...headings].sort(([a], [b]) => a - b).map(([feed, heading]) => `${feed} (${heading})`)
}
