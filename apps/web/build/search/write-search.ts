import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import type { SearchEntry, SpokenWords } from '../../src/features/search/entry.ts'
import type { SearchFiles } from '../../src/features/search/search-files.ts'

/** Writes the search's files into the built site, and returns their URLs. */
export async function writeSearch(
  client: string,
  { entries, spoken }: { entries: SearchEntry[]; spoken: SpokenWords[] },
): Promise<SearchFiles> {
  await mkdir(`${client}/assets`, { recursive: true })
  return {
    entries: await writeAsset(client, 'search', entries),
    spoken: await writeAsset(client, 'spoken', spoken),
  }
}

/** Like in Vite's, the name contains a hash of the content: browsers keep the file for a year. */
async function writeAsset(client: string, name: string, content: unknown): Promise<string> {
  const json = JSON.stringify(content)
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8)
  const url = `/assets/${name}-${hash}.json`
  await writeFile(client + url, json)
  return url
}
