import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { clipLengths } from './clip-lengths.ts'
import { PATHS } from './paths.ts'
import { pictures } from './pictures.ts'

/** What one picture may weigh: it is only the master that the site's build cuts its sizes from. */
const HEAVIEST = 120 * 1024

interface Episode {
  readonly id: string
  readonly content: { readonly duration: number; readonly videos: readonly { readonly url: string }[] }
}

/** Every file a sample feed names must be there, as long as it says; ids must be unique across all feeds. */
const seen = new Set<string>()
const faults: string[] = []

for (const name of readdirSync(PATHS.feeds)) {
  const text = readFileSync(resolve(PATHS.feeds, name), 'utf8')
  for (const [, url = ''] of text.matchAll(/"\/media\/([^"]+)"/g))
    if (!existsSync(resolve(PATHS.media, url))) faults.push(`${name}: /media/${url} is missing`)
  const { series } = JSON.parse(text) as { series: { seasons: { episodes: Episode[] }[] } }
  for (const { id, content } of series.seasons.flatMap((season) => season.episodes)) {
    const clip = /\/media\/clips\/([^/.]+)/.exec(content.videos[0]?.url ?? '')?.[1] ?? ''
    const length = clipLengths.get(clip)
    if (length !== content.duration)
      faults.push(`${name}: ${id} says ${content.duration} s, its clip plays ${length} s`)
    if (seen.has(id)) faults.push(`${name}: id ${id} is used twice`)
    seen.add(id)
  }
}

for (const [, url = ''] of readFileSync(PATHS.blog, 'utf8').matchAll(/"\/media\/([^"]+)"/g))
  if (!existsSync(resolve(PATHS.media, url))) faults.push(`blog.xml: /media/${url} is missing`)

/** Every picture of the site's pages must be there, and none may be too heavy for what it is. */
for (const { file } of pictures) {
  const path = resolve(PATHS.images, `${file}.webp`)
  if (!existsSync(path)) faults.push(`pages: ${file}.webp is missing`)
  else if (statSync(path).size > HEAVIEST) faults.push(`pages: ${file}.webp is over ${HEAVIEST / 1024} KB`)
}

console.log(
  faults.length > 0
    ? faults.join('\n')
    : `${seen.size} items and ${pictures.length} pictures, every file is there`,
)
process.exitCode = faults.length > 0 ? 1 : 0
