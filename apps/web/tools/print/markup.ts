import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { folder } from '../../model/folder.ts'
import type { PrintedDocument } from './documents.ts'
import { fill } from './facts.ts'

const require = createRequire(import.meta.url)
const read = (path: string): string => readFileSync(path, 'utf8')

/** Static cuts, not variable fonts: only these are embedded in a PDF as real, subset fonts. */
const FACES = [
  ['fraunces', 400, 'normal'],
  ['fraunces', 400, 'italic'],
  ['fraunces', 600, 'normal'],
  ['figtree', 500, 'normal'],
  ['figtree', 700, 'normal'],
] as const

const fontFace = ([family, weight, style]: (typeof FACES)[number]): string => {
  const file = require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-${style}.woff2`)
  const data = readFileSync(file).toString('base64')
  return `@font-face{font-family:${family};font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${data})}`
}

/** The whole document as one self-contained HTML page. */
export const markup = (
  { title, styles, directory }: PrintedDocument,
  facts: Record<string, string>,
): string => {
  const css = styles.map((style) => read(`${folder.content}/print/styles/${style}.css`))
  const pages = globSync(`${directory}/*.html`).sort().map(read)
  const cover = readFileSync(`${directory}/cover.jpg`).toString('base64')
  const filled = fill(pages.join('\n'), { ...facts, cover: `data:image/jpeg;base64,${cover}` })
  const foot = `@page{@bottom-left{content:"${facts.site}  ·  ${title.split(':')[0]}"}}`
  return [
    `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${title}</title>`,
    `<meta name="author" content="${facts.site}">`,
    `<style>${FACES.map(fontFace).join('')}${css.join('\n')}${foot}</style></head><body>`,
    filled,
    '</body></html>',
  ].join('\n')
}
