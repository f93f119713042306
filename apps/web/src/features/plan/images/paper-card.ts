import { inkOf } from '../documents/look.ts'
import { INK, MUTED, PAPER } from '../documents/sheet.ts'
import { type Block, fit, heightOf, paragraph, paragraphsIn, pictureBlock, stack } from '../drawing/blocks.ts'
import { drawQr } from '../drawing/qr.ts'
import type { Box, Surface } from '../drawing/surface.ts'
import type { Kit } from '../kit.ts'
import { wordsOf } from './words.ts'

/** The heights of the art and of the title in it, relative to their width: portrait pictures have their subject above it. */
const ART = 0.92
const TITLE = 0.13

/** Flyer, bulletin insert and poster: the portrait picture at the top, words on light paper below, which saves toner. */
export function paperCard(kit: Kit, surface: Surface, box: Box): void {
  const { look, film } = kit
  const { x, y, width, height } = box
  const unit = width / 100
  const margin = unit * 7
  const art = { ...box, height: width * ART }
  surface.rect(box, PAPER)
  surface.tag('Figure', () => surface.cover('tall', art, [look.focus.tall[0], 0]), film.alt)
  const shade = { ...art, y: y + art.height * 0.78, height: art.height * 0.22 }
  surface.fade(shade, {
    axis: 'y',
    color: look.colors.ground,
    stops: [
      [0, 0],
      [0.5, 0.7],
      [1, 0.95],
    ],
  })
  const lettering = width * TITLE
  title(kit, surface, {
    x: x + margin,
    y: y + art.height - lettering - unit * 3,
    width: width - margin * 2,
    height: lettering,
  })

  const top = y + art.height + unit * 4
  const room = y + height - unit * 4 - top
  const side = Math.min(unit * 20, room * 0.52)
  const code = codeBlocks(kit, surface, side)
  const right = x + width - margin - side
  stack(code, right, top + (room - heightOf(code)) / 2)
  const wordsWidth = right - x - margin - unit * 4
  const words = fit((scale) => invitation(kit, surface, unit * scale * 1.2, wordsWidth), room)
  stack(words, x + margin, top + (room - heightOf(words)) / 2)
}

/** The film's own lettering at the bottom of the art, or its title if there is none. */
function title(kit: Kit, surface: Surface, { x, y, width, height }: Box): void {
  const alt = kit.film.title
  const [logo] = pictureBlock(surface, { name: 'logo', alt, width, height, align: 'center' })
  const style = { face: 'display', color: '#f3ece0' } as const
  const blocks = logo
    ? [logo]
    : fit(
        (scale) => [
          paragraph(surface, {
            text: alt,
            role: 'H1',
            align: 'center',
            width,
            style: { ...style, size: height * 0.8 * scale },
          }),
        ],
        height,
      )
  stack(blocks, x, y + height - heightOf(blocks))
}

function invitation(kit: Kit, surface: Surface, unit: number, width: number): Block[] {
  const words = wordsOf(kit)
  const ink = inkOf(kit)
  const line = paragraphsIn(surface, { width, unit })
  return [
    ...line(words.headline, 'display', 5.6, INK, 0),
    ...line(words.episodes, 'strong', 3.4, INK, 0.8),
    ...line([words.date, words.time], 'display', 4.8, ink, 1.4),
    ...line(words.place, 'strong', 3.4, INK, 0.8),
    ...line(words.rain, 'strong', 2.8, INK, 0.4),
    ...line(words.admission, 'strong', 2.8, ink, 0.6),
    ...line(words.bring, 'text', 2.8, INK, 0.4),
    ...line(words.tagline, 'text', 2.6, MUTED, 1.6),
    ...line(words.contact, 'strong', 2.6, INK, 1.6),
  ]
}

/** The QR code, what it links to, and the church's logo. */
function codeBlocks(kit: Kit, surface: Surface, side: number): Block[] {
  const words = wordsOf(kit)
  const scan = `${words.contact ? words.scanToo : words.scan}${words.code && `. ${words.code}`}`
  const qr = {
    height: side,
    gap: 0,
    draw: (x: number, y: number) =>
      drawQr(surface, words.qr, { x, y, width: side, height: side }, words.qrAlt),
  }
  const style = { face: 'text', size: side * 0.12, color: MUTED } as const
  return [
    qr,
    paragraph(surface, { text: scan, width: side, align: 'center', gap: side * 0.06, style }),
    ...pictureBlock(surface, {
      name: 'church',
      alt: kit.answers.church?.trim() || 'Logo',
      width: side,
      height: side * 0.45,
      align: 'center',
      gap: side * 0.12,
    }),
  ]
}
