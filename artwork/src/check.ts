import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { PATHS } from './paths.ts'

/** Every file a sample feed names must be there; ids must be unique across all feeds. */
const seen = new Set<string>()
const faults: string[] = []

for (const name of readdirSync(PATHS.feeds)) {
  const text = readFileSync(resolve(PATHS.feeds, name), 'utf8')
  for (const [, url = ''] of text.matchAll(/"\/media\/([^"]+)"/g))
    if (!existsSync(resolve(PATHS.media, url))) faults.push(`${name}: /media/${url} is missing`)
  const { series } = JSON.parse(text) as { series: { seasons: { episodes: { id: string }[] }[] } }
  for (const { id } of series.seasons.flatMap((season) => season.episodes)) {
    if (seen.has(id)) faults.push(`${name}: id ${id} is used twice`)
    seen.add(id)
  }
}

console.log(faults.length > 0 ? faults.join('\n') : `${seen.size} items, every file is there`)
process.exitCode = faults.length > 0 ? 1 : 0
