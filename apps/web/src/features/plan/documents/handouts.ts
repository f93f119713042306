import { fit, heightOf, paragraph, paragraphsIn, pictureBlock, stack } from '../drawing/blocks.ts'
import { drawQr } from '../drawing/qr.ts'
import type { Box, Surface } from '../drawing/surface.ts'
import { paperCard } from '../images/paper-card.ts'
import type { Kit } from '../kit.ts'
import { inkOf } from './look.ts'
import { INK, LETTER, MUTED, PAPER, RULE } from './sheet.ts'

type Size = { width: number; height: number }
const A4 = { width: 595.28, height: 841.89 }
const TABLOID = { width: 792, height: 1224 }

/** A sheet cut into equal cards, with hairlines to cut along. */
function cards(
  surface: Surface,
  { width, height }: Size,
  across: number,
  down: number,
  draw: (box: Box) => void,
): void {
  surface.page(width, height)
  const size = { width: width / across, height: height / down }
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++)
      surface.tag('Sect', () => draw({ x: column * size.width, y: row * size.height, ...size }))
  for (let column = 1; column < across; column++)
    surface.rect({ x: column * size.width - 0.25, y: 0, width: 0.5, height }, RULE)
  for (let row = 1; row < down; row++)
    surface.rect({ x: 0, y: row * size.height - 0.25, width, height: 0.5 }, RULE)
}

const poster = (size: Size) => (kit: Kit, surface: Surface) =>
  cards(surface, size, 1, 1, (box) => paperCard(kit, surface, box))

export const flyerLetter = poster(LETTER)
export const flyerA4 = poster(A4)
export const tabloidPoster = poster(TABLOID)

export const bulletinInsert = (kit: Kit, surface: Surface) =>
  cards(surface, LETTER, 2, 2, (box) => paperCard(kit, surface, box))

/** Eight to a sheet: room to write a first name large. */
export function nameTags(kit: Kit, surface: Surface): void {
  cards(surface, LETTER, 2, 4, (box) => {
    const pad = 16
    surface.rect(box, PAPER)
    surface.rect({ ...box, height: 40 }, kit.look.colors.ground)
    const [logo] = pictureBlock(surface, { name: 'logo', alt: kit.film.title, width: 110, height: 24 })
    logo?.draw(box.x + pad, box.y + (40 - logo.height) / 2)
    const style = { face: 'text', size: 10, color: MUTED } as const
    paragraph(surface, { text: 'Hello, my name is', width: box.width - pad * 2, style }).draw(
      box.x + pad,
      box.y + 50,
    )
    surface.rect(
      { x: box.x + pad, y: box.y + box.height - 48, width: box.width - pad * 2, height: 0.8 },
      RULE,
    )
    const church = kit.answers.church?.trim() || kit.site.name
    const foot = fit(
      (scale) => [
        paragraph(surface, {
          text: church,
          width: box.width - pad * 2,
          style: { face: 'strong', size: 11 * scale, color: inkOf(kit) },
        }),
      ],
      30,
    )
    stack(foot, box.x + pad, box.y + box.height - 40)
  })
}

const AGES = [
  ['children', 'Ask the children first'],
  ['teens', 'For teenagers'],
  ['adults', 'For adults'],
] as const

/** Two to a sheet, for the table afterward. */
export function talkCard(kit: Kit, surface: Surface): void {
  const { look, film, links } = kit
  cards(surface, { width: LETTER.height, height: LETTER.width }, 2, 1, (box) => {
    const margin = 30
    const width = box.width - margin * 2
    surface.rect(box, PAPER)
    const art = { ...box, height: 92 }
    surface.cover('wide', art, look.focus.wide)
    surface.fade(art, {
      axis: 'x',
      color: look.colors.ground,
      stops: [
        [0, 0.9],
        [1, 0.1],
      ],
    })
    const [logo] = pictureBlock(surface, { name: 'logo', alt: film.title, width: width * 0.6, height: 46 })
    logo?.draw(box.x + margin, box.y + (92 - logo.height) / 2)
    const side = 78
    const bottom = box.y + box.height - 26
    const room = bottom - side - 14 - (box.y + 108)
    const blocks = fit((scale) => talk(kit, surface, width, scale), room)
    stack(blocks, box.x + margin, box.y + 108 + Math.max(0, room - heightOf(blocks)) * 0.3)
    drawQr(
      surface,
      links.after,
      { x: box.x + margin, y: bottom - side, width: side, height: side },
      'QR code that leads to the ride-home card',
    )
    paragraph(surface, {
      text: `For the ride home: scan for more questions and a prayer.\n${kit.answers.church?.trim() ?? ''}`.trim(),
      width: width - side - 14,
      style: { face: 'text', size: 10, color: MUTED },
    }).draw(box.x + margin + side + 14, bottom - side + 14)
  })
}

function talk(kit: Kit, surface: Surface, width: number, scale: number) {
  const { questions, verse } = kit.look
  const text = paragraphsIn(surface, { width, unit: scale })
  return [
    ...AGES.flatMap(([age, label]) => [
      ...text(label, 'display', 13, inkOf(kit), 12),
      ...questions[age].flatMap((question) => text(question, 'text', 10.5, INK, 4)),
    ]),
    ...text(`“${verse.text}” ${verse.reference}`, 'text', 10, MUTED, 14),
  ]
}
