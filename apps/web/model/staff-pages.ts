import * as v from 'valibot'
import { fileUrl, link, list, markdown, path, picture, pictureUrl, text } from './fields.ts'

const place = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)))

const blocks = [
  v.strictObject({ block: v.literal('text'), body: markdown }),
  v.strictObject({
    block: v.literal('picture'),
    image: picture('banner', { width: 1200 }),
    /** What it shows, for people who do not see it. */
    alt: text,
    caption: v.optional(text),
  }),
  v.strictObject({
    block: v.literal('video'),
    title: text,
    videoUrl: fileUrl,
    captions: fileUrl,
    image: pictureUrl,
  }),
  v.strictObject({ block: v.literal('buttons'), links: list(v.strictObject({ label: text, to: link })) }),
] as const

/** A page that staff make. */
export const staffPage = v.strictObject({
  title: text,
  /** For search engines and shared links. */
  description: text,
  /** `/` and the file's name if it is missing. */
  address: v.optional(path),
  formerAddresses: v.optional(list(path), []),
  /** The page is gone: its addresses lead there. */
  movedTo: v.optional(path),
  /** What menus call it; the title if it is missing. */
  menuLabel: v.optional(text),
  /** Where it stands in the header's menu: 1 is first. Not in the menu if it is missing. */
  header: place,
  footer: place,
  banner: v.optional(picture('banner', { width: 1600 })),
  intro: v.optional(text),
  blocks: list(v.variant('block', blocks)),
})

export type WholeStaffPage = v.InferOutput<typeof staffPage> & { id: string; address: string }

/** Where a page is and what leads to it. */
export const staffPageOutline = ({
  id,
  title,
  address,
  formerAddresses,
  movedTo,
  menuLabel,
  header,
  footer,
}: WholeStaffPage) => ({ id, address, formerAddresses, movedTo, label: menuLabel ?? title, header, footer })
