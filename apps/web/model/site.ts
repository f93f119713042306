import * as v from 'valibot'
import { SITE_PARTS } from '../src/routes.ts'
import { color, httpUrl, list, path, pictureFile, slug, text } from './fields.ts'
import { HOUSE_COLORS } from './theme-css.ts'
import type { Words } from './words.ts'

const link = v.strictObject({ to: path, label: text })

/** Names, contacts and external links of the ministry. */
export const site = v.strictObject({
  name: text,
  /** Used where the name is too long, such as below an app icon. */
  shortName: v.pipe(text, v.maxLength(12, 'must be at most 12 characters')),
  description: text,
  /** Behind the title in the sharing image of pages without a picture. */
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
  /** The optional parts that the site doesn't have: their pages, and what links to them. */
  without: v.optional(list(v.picklist(SITE_PARTS)), []),
  /** Forms on other sites whose sign-ups keep a name of their own; all others are `embed`. */
  signUpSources: v.optional(list(slug), []),
  navigation: list(link),
  footerLinks: list(link),
})

export const siteWords: Words = {
  name: 'Name of the ministry',
  sharingPicture: ['Picture of shared links', 'Behind the title, for pages without a picture.'],
  shortName: ['Short name', 'Under the icon on a phone: at most 12 characters.'],
  description: ['Description', 'For search engines and shared links.'],
  phone: 'Phone',
  display: ['As shown', 'Such as (212) 555-2368.'],
  href: ['Phone link', 'tel: and the number, such as tel:+12125552368.'],
  email: 'Email',
  social: ['Links to social media', 'Drag to change the order.'],
  'social.one': 'link',
  'social.name': 'Name',
  builder: ['Built by', 'In the footer.'],
  'builder.name': 'Name',
  copyrightYear: ['Copyright year', 'In the footer.'],
  mission: ['Mission', 'One or two sentences.'],
  discountCode: ['Discount code', 'For tickets.'],
  colors: ['Colors', 'Left empty, the site has the colors of its design system.'],
  ground: ['Background', 'Dark: a color such as #0b0a14.'],
  accent: ['Buttons and links', 'A light color such as #f4b25c.'],
  onAccent: ['Words on buttons', 'A dark color such as #1c1206.'],
  without: ['Parts that the site does without', 'These pages, and the links to them, are not there.'],
  'without.one': 'part',
  'without=blog': 'Blog',
  'without=plan': 'Planning a showing',
  'without=resources': 'Resources',
  'without=reviews': 'Reviews and the family guide',
  'without=series': 'Series',
  'without=signin': 'The sign-in page',
  signUpSources: [
    'Sister sites',
    'Names that the forms of other sites send with a sign-up, such as harbor-films. They tell such sign-ups apart.',
  ],
  'signUpSources.one': 'sister site',
  navigation: ['Links in the menu', 'At the top of every page. Drag to change the order.'],
  'navigation.one': 'link',
  footerLinks: ['Links in the footer', 'Drag to change the order.'],
  'footerLinks.one': 'link',
  to: ['Page', 'A path of this site, such as /movies.'],
}
