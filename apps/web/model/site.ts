import * as v from 'valibot'
import { HOUSE_COLORS } from '../src/config/house-colors.ts'
import { SITE_PARTS } from '../src/routes.ts'
import { color, httpUrl, list, path, pictureFile, slug, text } from './fields.ts'

const link = v.strictObject({ to: path, label: text })

/** Names, contacts and external links of the ministry. */
export const site = v.strictObject({
  name: text,
  /** For where the name is too long, such as under an app icon. */
  shortName: v.pipe(text, v.maxLength(12, 'must be at most 12 characters')),
  description: text,
  /** Behind the title in the image of shared links, for pages without a picture. */
  sharingPicture: pictureFile({ width: 1200 }),
  phone: v.optional(
    v.strictObject({
      display: text,
      href: v.pipe(text, v.regex(/^tel:\+\d+$/, 'must be tel: and the number, such as tel:+12025550123')),
    }),
  ),
  email: v.pipe(text, v.email('must be an e-mail address')),
  social: list(v.strictObject({ name: text, url: httpUrl })),
  builder: v.optional(v.strictObject({ name: text, url: httpUrl })),
  copyrightYear: v.number(),
  verse: v.strictObject({ text, reference: text }),
  mission: text,
  discountCode: v.optional(text),
  colors: v.optional(v.strictObject({ ground: color, accent: color, onAccent: color }), HOUSE_COLORS),
  /** What the site does without: its pages, and what leads to them. */
  without: v.optional(list(v.picklist(SITE_PARTS)), []),
  /** Forms on other sites whose sign-ups keep a name of their own; others are all `embed`. */
  signUpSources: v.optional(list(slug), []),
  navigation: list(link),
  footerLinks: list(link),
})
