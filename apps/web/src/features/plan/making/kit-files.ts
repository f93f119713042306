import { altOf } from '../alt.ts'
import { budgetCsv } from '../budget-rows.ts'
import { calendar } from '../calendar.ts'
import { canvasSurface } from '../drawing/canvas-surface.ts'
import { drawQr, qrSvg } from '../drawing/qr.ts'
import { pictures } from '../images/formats.ts'
import { invitationsText } from '../invitations.ts'
import type { Kit } from '../kit.ts'
import { fileName, images, planned, printed } from '../outputs.ts'
import { callText, quoteFile, quoteText, quoteTitle } from '../quote.ts'
import { type Logos, picturesOf } from './assets.ts'
import { drawOutput, toFile } from './draw-image.ts'
import { drawPdf, type PdfMaterial, pdfMaterial } from './draw-pdf.ts'

export type KitFile = { id: string; file: string; make: () => Uint8Array | Promise<Uint8Array> }

/** Every file of a kit, in folder order. Nothing is created before `make` is called. */
export function kitFiles(kit: Kit, logos: Logos): KitFile[] {
  let decoded: ReturnType<typeof picturesOf> | undefined
  const drawables = () => (decoded ??= picturesOf(kit, logos))
  let material: Promise<PdfMaterial> | undefined
  const pdfs = [...planned(kit), ...printed].map((output) => ({
    id: output.id,
    file: output.file,
    make: async () => {
      material ??= drawables().then((pictures) => pdfMaterial(kit, pictures))
      return drawPdf(kit, await material, output)
    },
  }))
  const screens = images(kit).map((output) => ({
    id: output.id,
    file: output.file,
    make: async () => toFile(await drawOutput(kit, await drawables(), output), 'image/jpeg'),
  }))
  const { facts, film } = kit
  const { tickets, after } = kit.links
  const texts: [id: string, file: string, text: () => string][] = [
    ['readme', 'read-me.txt', () => readme(kit)],
    ['alt-texts', 'alt-texts.txt', () => altTexts(kit)],
    ['calendar', 'plan/calendar.ics', () => calendar(kit)],
    ['quote-text', `plan/${quoteFile(kit)}.txt`, () => quoteText(kit)],
    ['call-text', 'plan/call-script.txt', () => callText(kit)],
    ['budget-csv', 'plan/budget.csv', () => `\ufeff${budgetCsv(kit)}`],
    ['invitations-text', 'plan/invitations.txt', () => invitationsText(kit)],
    [
      'qr-tickets',
      `qr/${leadsTo(kit)}.svg`,
      () => qrSvg(tickets, facts.tickets ? `Tickets for ${film.title}` : film.title),
    ],
    ['qr-after', 'qr/ride-home.svg', () => qrSvg(after, 'The ride-home card')],
  ]
  const files = [
    ...texts.map(([id, file, text]) => ({
      id,
      file,
      make: () => new TextEncoder().encode(lines(file, text())),
    })),
    { id: 'qr-tickets-png', file: `qr/${leadsTo(kit)}.png`, make: () => drawQrPng(tickets) },
    { id: 'qr-after-png', file: 'qr/ride-home.png', make: () => drawQrPng(after) },
    ...pdfs,
    ...screens,
  ]
  return files.map((each) => ({ ...each, file: fileName(kit, each.file) }))
}

/** The file name of the code, except for the ride-home card's. */
const leadsTo = ({ facts }: Kit) => (facts.tickets ? 'tickets' : 'film')

/** Without carriage returns, older editors on Windows show one long line. */
const lines = (file: string, text: string) =>
  file.endsWith('.txt') ? `${text.replaceAll('\n', '\r\n')}\r\n` : text

const altTexts = (kit: Kit) =>
  [
    'Alt text for each picture, to paste wherever a page or an app asks for it.',
    ...pictures(kit).map((picture) => `${fileName(kit, `${picture.file}.jpg`)}\n${altOf(kit, picture)}`),
    `${codeFiles(kit, leadsTo(kit))}\nQR code: ${kit.links.tickets}`,
    `${codeFiles(kit, 'ride-home')}\nQR code: ${kit.links.after}`,
  ].join('\n\n')

const codeFiles = (kit: Kit, code: string) =>
  ['png', 'svg'].map((ending) => fileName(kit, `qr/${code}.${ending}`)).join(', ')

const readme = (kit: Kit) => {
  const { kind, facts, answers, site } = kit
  const request = quoteTitle(kit).toLowerCase()
  return [
    `${facts.film}, ${facts.date}, ${facts.time}, ${answers.place}`,
    `Nothing has been booked or ordered. The ${request} and the call script help you to ask.`,
    ...(kind.licensed
      ? ['You need a license to show it yourselves. Don’t announce it until you have one.']
      : []),
    [
      `plan       ${request}, call script, budget, ${kind.outdoors ? 'what to bring, ' : ''}calendar, ten steps, volunteers, permission slip, invitations`,
      'print      flyer, bulletin insert, poster, name tags, talk-afterward card',
      'slides     for the screen on Sunday',
      'countdown  for the weeks that are left, and the day itself',
      'social     Instagram and Facebook',
      'web        a banner for your site',
      `qr         ${facts.tickets ? 'tickets' : 'the page with the trailer'}, and the ride-home card`,
      'The alt texts describe each picture for people who can’t see it',
    ].join('\n'),
    `Made for you by ${site.name}. Questions: ${site.reach}`,
  ].join('\n\n')
}

const SIDE = 1200

async function drawQrPng(value: string): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(SIDE, SIDE)
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('This browser has no canvas for drawings')
  const surface = canvasSurface(ctx, { pictures: {} })
  surface.page(SIDE, SIDE)
  drawQr(surface, value, { x: 0, y: 0, width: SIDE, height: SIDE }, value)
  return toFile(canvas, 'image/png')
}
