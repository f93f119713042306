import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

type Moved = { from: string; to: string }

/** Writes a page for each former address that redirects to the new one: works on any host, even without scripts. */
export async function writeMovedPages(client: string, moved: Moved[], siteUrl: string): Promise<void> {
  for (const { from, to } of moved) {
    const file = `${client}${from}.html`
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, movedHtml(to, siteUrl))
  }
}

/**
 * Search engines treat a refresh without delay as a permanent redirect:
 * https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh
 */
const movedHtml = (to: string, siteUrl: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>This page has moved</title><link rel="canonical" href="${siteUrl}${to}"><meta http-equiv="refresh" content="0; url=${to}"><p>This page has moved: <a href="${to}">${to}</a></p></html>`
