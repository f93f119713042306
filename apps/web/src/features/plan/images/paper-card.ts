import { type Block, fit, heightOf, paragraph, pictureBlock, stack } from '../drawing/blocks.ts'
import { drawQr } from '../drawing/qr.ts'
import type { Box, Surface } from '../drawing/surface.ts'
import { inkOf } from '../documents/look.ts'
import { INK, MUTED, PAPER } from '../documents/sheet.ts'
import type { Kit } from '../kit.ts'
import { wordsOf } from './words.ts'

/** The height of the art, relative to the card. */
const ART = 0.5

/** Flyer, bulletin insert and poster: art above, words on light paper below, which saves a church's toner. */
export function paperCard(kit: Kit, surface: Surface, box: Box): void {
  const { look, film } = kit
  const unit = box.width / 100
  const margin = unit * 7
  const art = { ...box, height: box.height * ART }
  surface.rect(box, PAPER)
  surface.tag('Figure', () => surface.cover('wide', art, look.focus.wide), film.alt)
  const shade = { ...art, y: art.y + art.height * 0.45, height: art.height * 0.55 }
  surface.fade(shade, { axis: 'y', color: look.colors.ground, stops: [[0, 0], [0.3, 0.78], [1, 0.95]] })
  title(kit, surface, { x: box.x + margin, y: art.y, width: box.width - margin * 2, height: art.height - margin * 0.7 })

  const foot = footer(kit, surface, { x: box.x + margin, y: box.y, width: box.width - margin * 2, height: box.height - margin * 0.8 })
  const top = art.y + art.height
  const room = foot - top
  const blocks = fit((scale) => invitation(kit, surface, unit * scale, box.width - margin * 2), room - unit * 4)
  stack(blocks, box.x + margin, top + (room - heightOf(blocks)) / 2)
}

/** The film's own lettering at the bottom of the art, or its title where it has none. */
function title(kit: Kit, surface: Surface, room: Box): void {
  const alt = kit.film.title
  const [logo] = pictureBlock(surface, { name: 'logo', alt, width: room.width, height: room.height * 0.26 * kit.film.logoScale, align: 'center' })
  const block =
    logo ??
    paragraph(surface, {
      text: alt,
      role: 'H1',
      align: 'center',
      width: room.width,
      style: { face: 'display', size: room.width * 0.12, color: '#f3ece0' },
    })
  block.draw(room.x, room.y + room.height - block.height)
}

function invitation(kit: Kit, surface: Surface, unit: number, width: number): Block[] {
  const words = wordsOf(kit)
  const line = (text: string | string[], face: 'display' | 'text' | 'strong', size: number, color: string, gap: number) =>
    text
      ? [paragraph(surface, { text, width, gap, role: face === 'display' ? 'H2' : 'P', align: 'center', style: { face, size, color } })]
      : []
  const ink = inkOf(kit)
  return [
    ...line(words.headline, 'display', unit * 6.4, INK, 0),
    ...line(words.episodes, 'strong', unit * 4, INK, unit * 1.2),
    ...line([words.date, words.time], 'display', unit * 5.6, ink, unit * 2.4),
    ...line(words.place, 'strong', unit * 4, INK, unit * 1.2),
    ...line(words.admission, 'strong', unit * 3.4, ink, unit * 1.2),
    ...line(words.tagline, 'text', unit * 3.2, MUTED, unit * 3),
  ]
}

/** The QR code, whom to ask, and the church's logo; returns where it begins. */
function footer(kit: Kit, surface: Surface, room: Box): number {
  const words = wordsOf(kit)
  const side = Math.min(room.width * 0.2, room.height * 0.14)
  const bottom = room.y + room.height
  const top = bottom - side
  const gap = side * 0.16
  drawQr(surface, words.qr, { x: room.x, y: top, width: side, height: side }, words.qrAlt)
  const logoWidth = surface.ratio('church') ? room.width * 0.24 : 0
  const width = room.width - side - logoWidth - gap * 2
  const blocks = fit(
    (scale) =>
      [words.contact, `${words.contact ? words.scanToo : words.scan}${words.code && `. ${words.code}`}`].filter(Boolean).map((text, index) =>
        paragraph(surface, {
          text,
          width,
          gap: side * 0.06,
          style: { face: index === 0 ? 'strong' : 'text', size: side * 0.17 * scale, color: index === 0 ? INK : MUTED },
        }),
      ),
    side,
  )
  stack(blocks, room.x + side + gap, top + (side - heightOf(blocks)) / 2)
  const [logo] = pictureBlock(surface, { name: 'church', alt: kit.answers.church?.trim() || 'Logo', width: logoWidth, height: side * 0.8, align: 'center' })
  logo?.draw(room.x + room.width - logoWidth, top + (side - logo.height) / 2)
  return top
}
