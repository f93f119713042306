import { accentOf } from '../documents/look.ts'
import {
  type Block,
  type Column,
  fit,
  heightOf,
  paragraph,
  paragraphsIn,
  pictureBlock,
  stack,
} from '../drawing/blocks.ts'
import { drawQr } from '../drawing/qr.ts'
import type { Box, Surface } from '../drawing/surface.ts'
import type { Kit } from '../kit.ts'
import { wordsOf } from './words.ts'

const BONE = '#f3ece0'

export type ScreenDesign = {
  width: number
  height: number
  /** The part of the height that words may use, from the top. Apps cover the rest of a story. */
  room?: readonly [top: number, bottom: number]
  /** A QR code, for screens that people look at with a phone in hand. */
  qr?: boolean
  /** Replaces the invitation in a countdown: a large line and one below it. */
  countdown?: { large: string; below: string }
}

/** Slides, posts, stories and banners: the film's art everywhere, words on its dark side. */
export function screenCard(
  kit: Kit,
  surface: Surface,
  { width, height, room, qr, countdown }: ScreenDesign,
): void {
  const isWide = width > height * 1.2
  const { look, film } = kit
  const box = { x: 0, y: 0, width, height }
  surface.rect(box, look.colors.ground)
  surface.tag(
    'Figure',
    () => surface.cover(isWide ? 'wide' : 'tall', box, isWide ? look.focus.wide : look.focus.tall),
    film.alt,
  )
  if (isWide) {
    const left = { ...box, width: width * 0.72 }
    surface.fade(left, {
      axis: 'x',
      color: look.colors.ground,
      stops: [
        [0, 0.94],
        [0.55, 0.72],
        [1, 0],
      ],
    })
  } else {
    const below = { ...box, y: height * 0.36, height: height * 0.64 }
    surface.fade(below, {
      axis: 'y',
      color: look.colors.ground,
      stops: [
        [0, 0],
        [0.4, 0.86],
        [1, 0.96],
      ],
    })
  }
  const [from, to] = room ?? (isWide ? [0.08, 0.92] : [0.5, 0.94])
  // A wide picture is read from a distance, so its type size depends on the height.
  const unit = isWide ? Math.min(width / 100, height / 52) : Math.min(width / 68, height / 78)
  const margin = width * 0.06
  const high = height * (to - from)
  const column = {
    // The figures of a wide picture start in its middle, and further left when it is cropped to 4:3.
    width: isWide ? width * (width < height * 1.5 ? 0.35 : 0.42) : width - margin * 2,
    align: isWide ? 'start' : 'center',
  } as const
  const blocks = fit((scale) => words(kit, surface, { ...column, unit: unit * scale }, countdown), high)
  stack(blocks, margin, height * from + (high - heightOf(blocks)) / 2)
  if (qr)
    corner(kit, surface, { x: width - margin, y: height - margin * 0.8, width: unit * 13, height: unit * 13 })
}

function words(
  kit: Kit,
  surface: Surface,
  { width, unit, align }: Required<Column>,
  countdown?: ScreenDesign['countdown'],
): Block[] {
  const { episodes, headline, date, time, place, rain, admission, contact } = wordsOf(kit)
  const accent = accentOf(kit)
  const line = paragraphsIn(surface, { width, unit, align })
  const logo = pictureBlock(surface, {
    name: 'logo',
    alt: kit.film.title,
    width,
    height: unit * 9 * kit.film.logoScale,
    align,
  })
  const title = logo.length > 0 ? logo : line(kit.film.title, 'display', 8, BONE, 0)
  const when = [
    ...line([date, time], 'display', 4, accent, 1.6),
    ...line(place, 'strong', 2.7, BONE, 0.9),
    ...line(rain, 'strong', 2.4, BONE, 0.5),
    ...line(admission, 'strong', 2.7, BONE, 0.5),
  ]
  if (countdown)
    return [
      ...title,
      ...line(countdown.large, 'display', 7.2, accent, 3),
      // Clear of the figures, which reach into the column at this height.
      ...line(countdown.below, 'display', 3.4, BONE, 0.4, width * 0.85),
      ...line(`${date}, ${time}`, 'strong', 2.4, BONE, 2),
      ...line(place, 'strong', 2.4, BONE, 0.3),
    ]
  const church = pictureBlock(surface, {
    name: 'church',
    alt: kit.answers.church?.trim() || 'Logo',
    width,
    height: unit * 5,
    align,
    gap: unit * 2,
  })
  return [
    ...title,
    ...line(episodes, 'strong', 2.7, BONE, 1.2),
    ...line(headline, 'display', 4.6, BONE, 3),
    ...when,
    ...line(contact, 'text', 2.5, BONE, 1.4),
    ...church,
  ]
}

/** `box` starts at its bottom right corner. */
function corner(kit: Kit, surface: Surface, box: Box): void {
  const { qr, qrAlt, scan } = wordsOf(kit)
  const x = box.x - box.width
  const style = { face: 'strong', size: box.width * 0.12, color: BONE } as const
  const label = paragraph(surface, { text: scan, width: box.width, align: 'center', style })
  const y = box.y - box.height - label.height * 1.2
  surface.rect(
    {
      x: x - box.width * 0.08,
      y: y - box.width * 0.08,
      width: box.width * 1.16,
      height: box.height + label.height * 1.3 + box.width * 0.12,
    },
    '#0b0a14',
    box.width * 0.06,
  )
  drawQr(surface, qr, { ...box, x, y }, qrAlt)
  label.draw(x, y + box.height + label.height * 0.15)
}
