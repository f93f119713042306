// biome-ignore lint/style/noRestrictedImports: pdf.js's own folder is called build; its other entry needs a newer engine than Node 24.
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Answers } from '../answers.ts'
import { planned, printed } from '../outputs.ts'
import { kitOf, saintBartholomew, testFonts } from '../testing/example-kit.ts'
import { PdfFonts } from './pdf-fonts.ts'
import { type PdfPictures, pdfSurface } from './pdf-surface.ts'

let fonts: PdfFonts
let pictures: PdfPictures

beforeAll(async () => {
  const plain = sharp({ create: { width: 160, height: 90, channels: 3, background: 'navy' } })
  const jpeg = { bytes: new Uint8Array(await plain.clone().jpeg().toBuffer()), ratio: 16 / 9 }
  const png = { bytes: new Uint8Array(await plain.clone().ensureAlpha(0.5).png().toBuffer()), ratio: 16 / 9 }
  fonts = new PdfFonts(testFonts(), new Map([['😀', { png: png.bytes, width: 1.2 }]]))
  pictures = { wide: jpeg, tall: jpeg, logo: png }
})

const outdoors = planned(kitOf({ kind: 'outdoor' })).filter(({ id }) => id === 'what-to-bring')
const outputs = [...printed, ...planned(kitOf({})), ...outdoors]

async function open(id: string, answers: Answers) {
  const output = outputs.find((one) => one.id === id)
  if (!output) throw new Error(`There is no ${id}`)
  const { surface, bytes } = pdfSurface({
    title: output.title,
    author: 'Us',
    fonts,
    pictures,
    made: new Date(0),
  })
  output.draw(kitOf(answers), surface)
  const document = await getDocument({ data: await bytes() }).promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, (_, i) => document.getPage(i + 1)),
  )
  return { document, pages, text: (await Promise.all(pages.map(textOf))).join('\n') }
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
    .join('')
    .replaceAll('\u00a0', ' ')
}

type Node = { role?: string; alt?: string; children?: Node[] }
const nodes = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodes)]

test.each(outputs.map(({ id }) => id))('%s has real text and a structure for screen readers', async (id) => {
  const { document, pages, text } = await open(id, saintBartholomew)
  expect(text.length).toBeGreaterThan(40)
  // A map, whatever its types say.
  const marks: unknown = await document.getMarkInfo()
  expect(marks instanceof Map && marks.get('Marked')).toBe(true)
  for (const page of pages) {
    const roles = nodes((await page.getStructTree()) as Node).map(({ role }) => role)
    expect(roles.filter((role) => /^(H\d|P|TD|LBody)$/.test(role ?? '')).length).toBeGreaterThan(0)
  }
})

test('in its own hall a church needs somebody for projector and sound too', async () => {
  expect((await open('volunteers', saintBartholomew)).text).not.toContain('Projector')
  expect((await open('volunteers', { ...saintBartholomew, kind: 'church-hall' })).text).toContain('Projector')
})

test('outdoors a church needs somebody for the weather too, and a list of what to bring', async () => {
  const lawn = { ...saintBartholomew, kind: 'outdoor', rain: '2025-12-20' }
  expect((await open('volunteers', saintBartholomew)).text).not.toContain('Weather')
  expect((await open('volunteers', lawn)).text).toContain('Weather')
  const { text } = await open('what-to-bring', lawn)
  for (const thing of ['Screen and projector', 'Sound', 'Power', 'Blankets', 'Saturday, December 20'])
    expect(text).toContain(thing)
  expect((await open('flyer-letter', lawn)).text).toContain('Rain date: Saturday, December 20')
})

test('the flyer names church, date and place, and describes its pictures', async () => {
  const { pages, text } = await open('flyer-letter', saintBartholomew)
  expect(text).toContain('Come with Saint Bartholomew’s Community Fellowship')
  expect(text).toContain('Friday, December 19, 7:00 PM')
  expect(text).toContain('Regal Cedar Mill Stadium 12, Portland')
  const figures = nodes((await pages[0]?.getStructTree()) as Node).filter(({ role }) => role === 'Figure')
  expect(figures.map(({ alt }) => alt)).toEqual([
    expect.stringContaining('shepherd boy'),
    'David',
    'QR code that leads to tickets for David',
  ])
})

test('sheets have their sizes', async () => {
  const size = async (id: string) => (await open(id, {})).pages[0]?.view.slice(2)
  expect(await size('flyer-letter')).toEqual([612, 792])
  expect(await size('flyer-a4')).toEqual([595.28, 841.89])
  expect(await size('poster-11x17')).toEqual([792, 1224])
})

test.each([
  ['the longest name', 'Wort'.repeat(30)],
  ['letters beyond English', 'Łódź Żółć Šárka'],
])('%s is all there', async (_, church) => {
  const { text } = await open('flyer-letter', { church })
  expect(text.replaceAll(' ', '')).toContain(church.replaceAll(' ', ''))
})

const longest: Answers = {
  ...saintBartholomew,
  church: 'Evangelical Free Congregation of the Transfiguration '.repeat(3).slice(0, 120),
  place: 'The Grand Majestic Theater at Cedar Mill Crossing, '.repeat(3).slice(0, 120),
  contact: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3).slice(0, 80),
  reach: 'wolfeschlegelsteinhausenbergerdorff@transfiguration.example '.repeat(2).slice(0, 120),
  seats: 1500,
}
test.each(outputs.map(({ id }) => id))('nothing leaves the paper of %s, whatever the names', async (id) => {
  const { pages } = await open(id, longest)
  for (const page of pages) {
    const [, , width = 0] = page.view
    const { items } = await page.getTextContent()
    for (const item of items) {
      if (!('str' in item) || !item.str.trim()) continue
      expect(item.transform[4] + item.width, item.str).toBeLessThanOrEqual(width)
    }
  }
})

test('Arabic is shaped by its own font, and every letter can be read back', async () => {
  const { text } = await open('flyer-letter', { church: 'كنيسة النعمة' })
  for (const letter of 'كنيسةالنعم') expect(text.normalize('NFKC')).toContain(letter)
})

test('an emoji is a picture, and nothing around it is lost', async () => {
  const { text } = await open('flyer-letter', { church: 'Grace 😀 Church' })
  expect(text).toContain('Grace')
  expect(text).toContain('Church')
})
