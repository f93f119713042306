import { readFile } from 'node:fs/promises'
import type { Manifest } from 'vite'

export type Assets = {
  /** Address of the script that starts the app. */
  entry: string
  /** Scripts that a screen needs beside it, by the screen's name. */
  scriptsOf: (screen: string) => string[]
  /** All style rules that a first view needs. */
  css: string
  /** Addresses of the fonts that the style rules use. */
  fonts: string[]
}

/** Looks up in Vite's manifest what every page needs. */
export async function readAssets(client: string): Promise<Assets> {
  const manifest = JSON.parse(await readFile(`${client}/.vite/manifest.json`, 'utf8')) as Manifest
  const entry = manifest['index.html']
  if (!entry) throw new Error(`${client}/.vite/manifest.json has no entry for index.html`)

  const css = await Promise.all((entry.css ?? []).map((file) => readFile(`${client}/${file}`, 'utf8')))
  return {
    entry: `/${entry.file}`,
    scriptsOf: (screen) => {
      const keys = withImports(manifest, ['index.html', `src/pages/${screen}/${screen}-page.tsx`])
      const files = [...keys].map((key) => {
        const chunk = manifest[key]
        if (!chunk) throw new Error(`Vite's manifest has no "${key}"`)
        return `/${chunk.file}`
      })
      return files.filter((file) => file !== `/${entry.file}`)
    },
    css: css.join('\n'),
    fonts: [...css.join('').matchAll(/url\(["']?(\/[^)"']+\.woff2)/g)].map((match) => match[1] ?? ''),
  }
}

/** Keys of the manifest that `keys` import, directly or not, and themselves. */
function withImports(manifest: Manifest, keys: string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    withImports(manifest, manifest[key]?.imports ?? [], seen)
  }
  return seen
}
