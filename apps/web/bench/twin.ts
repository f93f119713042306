import { cp, glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { compressFile } from '../build/compress.ts'

/** The path of a page's twin without scripts: '/david' → '/twin/david'. */
export const twinOf = (path: string) => `/twin${path === '/' ? '/home' : path}`

/** Copies the built site and adds the twin of every page. */
export async function addTwins(dist: string, folder: string): Promise<void> {
  await cp(dist, folder, { recursive: true })
  for await (const file of glob('**/*.html', { cwd: dist })) {
    const twin = `${folder}${twinOf(file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)}.html`
    await mkdir(dirname(twin), { recursive: true })
    await writeFile(twin, withoutScripts(await readFile(`${dist}/${file}`, 'utf8')))
    await compressFile(twin, 10)
  }
}

/** The same HTML without scripts and their data. */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>.*?<\/script>/gs, '')
}
