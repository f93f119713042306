import * as v from 'valibot'
import { fileUrl, link, list, markdown, path, picture, pictureUrl, text } from './fields.ts'
import { CAPTIONS, TAKE_DOWN, type Words } from './words.ts'

const place = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)))

const blocks = [
  v.strictObject({ block: v.literal('text'), body: markdown }),
  v.strictObject({
    block: v.literal('picture'),
    image: picture('banner', { width: 1200 }),
    /** What it shows, for people who can't see it. */
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
  /** The page was removed: its addresses redirect there. */
  movedTo: v.optional(path),
  /** Its name in menus; the title if it is missing. */
  menuLabel: v.optional(text),
  /** Its position in the header's menu: 1 is first. Not in the menu if it is missing. */
  header: place,
  footer: place,
  banner: v.optional(picture('banner', { width: 1600 })),
  intro: v.optional(text),
  blocks: list(v.variant('block', blocks)),
})

export type WholeStaffPage = v.InferOutput<typeof staffPage> & { id: string; address: string }

/** A page's address and what links to it. */
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

export const staffPageWords: Words = {
  title: ['Title', 'The large heading of the page.'],
  address: ['Address', 'Such as /our-story. Left empty, it is made from the title.'],
  movedTo: TAKE_DOWN,
  menuLabel: ['Name in menus', 'Left empty, the title is used.'],
  header: ['Place in the menu at the top', '1 is first. Left empty, the page isn’t in that menu.'],
  footer: ['Place in the footer', '1 is first. Left empty, the page isn’t in the footer.'],
  intro: ['Introduction', 'One or two sentences under the title.'],
  blocks: ['Parts of the page', 'Top to bottom. Drag to change the order.'],
  'blocks.one': 'part',
  'blocks.text': 'Text',
  'blocks.picture': 'Picture',
  'blocks.video': 'Video',
  'blocks.buttons': 'Buttons',
  alt: ['What the picture shows', 'One sentence for people who don’t see it.'],
  caption: ['Words under the picture', 'May be left empty.'],
  videoUrl: ['Video', 'An mp4 file.'],
  captions: ['Captions', CAPTIONS],
  links: 'Buttons',
  'links.one': 'button',
  'links.label': 'Words on the button',
  to: ['Leads to', 'A page of this site, such as /contact, or a whole web address.'],
}
