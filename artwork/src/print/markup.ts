import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { createFilm } from '../core/scene.ts'
import { PATHS } from '../paths.ts'
import type { PrintedDocument } from './documents.ts'
import { FACTS, fill } from './facts.ts'
import { qr } from './qr.ts'

const require = createRequire(import.meta.url)
const read = (path: string): string => readFileSync(path, 'utf8')

/** Cut for each weight, not variable: only these are embedded in a PDF as real, subset fonts. */
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

const picture = async ({ scene, width, height }: PrintedDocument['art']): Promise<string> => {
  const film = createFilm({ ...scene, grain: 0.3 }, width, height)
  film.draw(6, 0.5)
  const jpeg = await film.canvas.encode('jpeg', 85)
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

const logo = (file: string): string => read(resolve(PATHS.images, file))

/** The whole document as one page of HTML that needs nothing from outside. */
export const markup = async ({ name, title, styles, art }: PrintedDocument): Promise<string> => {
  const css = styles.map((style) => read(resolve(import.meta.dirname, `styles/${style}.css`)))
  const pages = globSync(resolve(import.meta.dirname, name, '*.html'))
    .sort()
    .map(read)
  const facts = {
    ...FACTS,
    cover: await picture(art),
    davidLogo: logo('david-logo.svg'),
    siteLogo: logo('site-logo.svg'),
    qr: qr(FACTS.ticketsUrl, `QR code that opens ${FACTS.ticketsShown}`),
  }
  const foot = `@page{@bottom-left{content:"${FACTS.site}  ·  ${title.split(':')[0]}"}}`
  return [
    `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${title}</title>`,
    `<meta name="author" content="${FACTS.site}">`,
    `<style>${FACES.map(fontFace).join('')}${css.join('\n')}${foot}</style></head><body>`,
    fill(pages.join('\n'), facts),
    '</body></html>',
  ].join('\n')
}
