import * as handouts from './documents/handouts.ts'
import * as sheets from './documents/volunteer-sheets.ts'
import type { Surface } from './drawing/surface.ts'
import { pictures } from './images/formats.ts'
import type { ScreenDesign } from './images/screen-card.ts'
import type { Kit } from './kit.ts'
import { quoteFile, quoteTitle } from './quote.ts'
import { THINGS_TITLE } from './things.ts'

export type Drawing = (kit: Kit, surface: Surface) => void

export type PdfOutput = {
  id: string
  type: 'pdf'
  file: string
  title: string
  size: readonly [number, number]
  draw: Drawing
}
export type ImageOutput = { id: string; type: 'image'; file: string; title: string; design: ScreenDesign }

const LETTER = [612, 792] as const

const pdf = (
  id: string,
  folder: string,
  title: string,
  draw: Drawing,
  size: PdfOutput['size'] = LETTER,
): PdfOutput => ({
  id,
  type: 'pdf',
  file: `${folder}/${id}.pdf`,
  title,
  size,
  draw,
})

/** A file's name among a church's downloads has the film and the date: `print/<film>-name-tags-2031-12-19.pdf`. */
export const fileName = ({ film, answers }: Kit, file: string) =>
  file.replace(/[^/.]+(?=\.\w+$)/, (piece) => `${film.id}-${piece}-${answers.date}`)

/** Everything in a kit that is drawn, by where it is used. */
export const printed: PdfOutput[] = [
  pdf('flyer-letter', 'print', 'Flyer, Letter', handouts.flyerLetter),
  pdf('flyer-a4', 'print', 'Flyer, A4', handouts.flyerA4, [595, 842]),
  pdf('talk-card', 'print', 'Talk-afterward card', handouts.talkCard, [792, 612]),
  pdf('bulletin-insert', 'print', 'Bulletin insert', handouts.bulletinInsert),
  pdf('poster-11x17', 'print', 'Poster, 11 × 17', handouts.tabloidPoster, [792, 1224]),
  pdf('name-tags', 'print', 'Name tags', handouts.nameTags),
]

export const planned = (kit: Kit): PdfOutput[] => [
  pdf(quoteFile(kit), 'plan', quoteTitle(kit), sheets.quoteSheet),
  pdf('call-script', 'plan', 'Call script', sheets.callSheet),
  pdf('budget', 'plan', 'Budget', sheets.budgetSheet),
  ...(kit.things.length > 0 ? [pdf('what-to-bring', 'plan', THINGS_TITLE, sheets.thingsSheet)] : []),
  pdf('ten-steps', 'plan', 'Ten steps, by date', sheets.stepsSheet),
  pdf('volunteers', 'plan', 'Volunteer list', sheets.volunteerSheet),
  pdf('permission-slip', 'plan', 'Permission slip', sheets.permissionSheet),
  pdf('invitations', 'plan', 'Invitation messages', sheets.invitationSheet),
]

export const images = (kit: Kit): ImageOutput[] =>
  pictures(kit).map((picture) => ({ ...picture, type: 'image', file: `${picture.file}.jpg` }))
