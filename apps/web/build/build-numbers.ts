import { mkdir, readFile, writeFile } from 'node:fs/promises'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Manifest } from 'vite'
import { buildBeside, type Site } from './build-beside.ts'
import { content } from './content/plugin.ts'
import { NUMBERS_ENTRY as ENTRY, numbersHtml } from './numbers-html.ts'

/**
 * Builds the staff's page /admin/numbers separately from the site, so that it adds no byte to it. It has no inline
 * script or style, so the other pages' policy works for it.
 */
export async function buildNumbers(site: Site): Promise<void> {
  const { client } = site
  const options = {
    assetsDir: 'assets/admin',
    assetsInlineLimit: 0,
    manifest: '.vite/admin.json',
    rolldownOptions: { input: ENTRY },
  }
  await buildBeside(site, options, [content(), react(), tailwindcss()])
  const manifest = JSON.parse(await readFile(`${client}/.vite/admin.json`, 'utf8')) as Manifest
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`Vite's manifest has no "${ENTRY}"`)
  await mkdir(`${client}/admin`, { recursive: true })
  await writeFile(`${client}/admin/numbers.html`, numbersHtml(entry.file, entry.css ?? []))
}
