import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { JSDOM } from 'jsdom'

/** The built site. */
export const dist = fileURLToPath(new URL('../../dist', import.meta.url))

/** The files in `dist` of XML: sitemaps, feeds, drawings. */
export const xmlFiles = globSync('**/*.{xml,svg}', { cwd: dist })

export const readDist = (file: string) => readFileSync(`${dist}/${file}`, 'utf8')

/**
 * The HTML files in `dist` of the site's own pages that may be indexed: not those of other sites' frames, or staff's, or those
 * that only lead to another page.
 */
export const pageFiles = globSync('**/*.html', { cwd: dist }).filter(
  (file) =>
    !file.endsWith('404.html') &&
    !/^(admin|embed)[/.]/.test(file) &&
    !readDist(file).includes('http-equiv="refresh"'),
)

/** A page as clients without scripts read it, without style rules: jsdom takes longer for them than for the rest. */
export const parsePage = (html: string) =>
  new JSDOM(html.replace(/<style>.*?<\/style>/gs, '')).window.document

const parser = new new JSDOM().window.DOMParser()

/** A page's head, for loops over all pages: jsdom takes a fifth of a second for a body, and for each window. */
export const parseHead = (html: string) =>
  parser.parseFromString(html.replace(/<body.*/s, ''), 'text/html').head
