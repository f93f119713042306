import { readFile } from 'node:fs/promises'
import type { Manifest, ManifestChunk } from 'vite'
import type { Assets } from '../../src/app/document.tsx'

/** The entry points of the browser build (vite.config.ts). */
export const inputs = { index: 'src/app/entry-client.tsx', print: 'src/app/styles/print.css' }

/** Reads each page's files from Vite's manifest. https://vite.dev/guide/backend-integration */
export async function readAssets(client: string): Promise<(page: string) => Assets> {
  const manifest = JSON.parse(await readFile(`${client}/.vite/manifest.json`, 'utf8')) as Manifest
  const chunk = (key: string): ManifestChunk => {
    const found = manifest[key]
    if (!found) throw new Error(`Vite's manifest has no "${key}"`)
    return found
  }
  const entry = chunk(inputs.index)
  const css = await Promise.all((entry.css ?? []).map((file) => readFile(`${client}/${file}`, 'utf8')))
  const fonts = (entry.assets ?? []).filter((file) => file.endsWith('.woff2'))

  return (page) => {
    const keys = withImports([inputs.index, `src/pages/${page}/${page}-page.tsx`], chunk)
    const scripts = [...keys].map((key) => chunk(key).file).filter((file) => file !== entry.file)
    return {
      entry: `/${entry.file}`,
      scripts: scripts.map((file) => `/${file}`),
      css: css.join('\n'),
      fonts: fonts.map((file) => `/${file}`),
      printCss: `/${chunk(inputs.print).file}`,
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
