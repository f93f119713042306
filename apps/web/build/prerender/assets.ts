import { readFile } from 'node:fs/promises'
import type { Manifest, ManifestChunk } from 'vite'
import type { Assets } from '../../src/app/document.tsx'
import type { EmbedData } from '../../src/embed/page/start.ts'
import { embedParts } from '../build-embeds.ts'

/** The entry points of the browser build (vite.config.ts). */
export const inputs = {
  index: 'src/app/entry-client.tsx',
  print: 'src/app/styles/print.css',
  counter: 'src/app/boot/counter.ts',
}

/** The fonts of headings and text. Quotes use another one, which loads where there is a quote. */
const FIRST_FONTS = /\/(?:fraunces-600|figtree)-[^/]*\.woff2$/

/** Reads a manifest of Vite. https://vite.dev/guide/backend-integration */
async function readManifest(client: string, name = 'manifest'): Promise<(key: string) => ManifestChunk> {
  const manifest = JSON.parse(await readFile(`${client}/.vite/${name}.json`, 'utf8')) as Manifest
  return (key) => {
    const found = manifest[key]
    if (!found) throw new Error(`Vite's manifest has no "${key}"`)
    return found
  }
}

/** The files that a video's light page loads on demand. */
export async function readEmbedData(client: string): Promise<EmbedData> {
  const chunk = await readManifest(client, 'embed')
  return { engine: `/${chunk(embedParts.engine).file}`, finder: `/${chunk(embedParts.finder).file}` }
}

/** Reads each page's files from the manifest, and adds those of the search. */
export async function readAssets(
  client: string,
  search: Assets['search'],
): Promise<(page: string) => Assets> {
  const chunk = await readManifest(client)
  const entry = chunk(inputs.index)
  const css = await Promise.all((entry.css ?? []).map((file) => readFile(`${client}/${file}`, 'utf8')))
  const fonts = (entry.assets ?? []).filter((file) => FIRST_FONTS.test(file))

  return (page) => {
    const keys = withImports([inputs.index, `src/pages/${page}/${page}-page.tsx`], chunk)
    const scripts = [...keys].map((key) => chunk(key).file).filter((file) => file !== entry.file)
    return {
      entry: `/${entry.file}`,
      counter: `/${chunk(inputs.counter).file}`,
      scripts: scripts.map((file) => `/${file}`),
      css: css.join('\n'),
      fonts: fonts.map((file) => `/${file}`),
      printCss: `/${chunk(inputs.print).file}`,
      search,
    }
  }
}

/** The given manifest keys and those of all chunks they import. */
function withImports(keys: string[], chunk: (key: string) => ManifestChunk, seen = new Set<string>()) {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    withImports(chunk(key).imports ?? [], chunk, seen)
  }
  return seen
}
