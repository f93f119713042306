import { markOf } from '../../tools/content-check/check-legal.ts'
import { copy, type Input } from './content-copy.ts'
import { change, dayFromNow, type Edit, pagesWith } from './edit.ts'

type Site = Input<'site'>
type Key = { [Name in keyof Site]-?: Site[Name] extends string | undefined ? Name : never }[keyof Site]

/** A different value for a text of the site: every page that had the old one has the new one, and nothing else differs. */
const text = (name: string, key: Key, other: (old: string) => string) =>
  change(
    name,
    'site',
    (site) => (site[key] ? { ...site, [key]: other(site[key]) } : null),
    (before, _, pages) => ({
      changes: pagesWith(pages, before[key] ?? ''),
      words: [before[key] ?? '', other(before[key] ?? '')],
    }),
  )

const STAFF_PAGE = 'staff-pages/an-edited-page'
const PAGE = '/an-edited-page'
const LABEL = 'An Edited Page'
const today = dayFromNow(0)
const firstLegal = () => copy.names('legal').map((name) => `legal/${name}` as const)[0]
const legalPages = () => [(firstLegal() ?? '').replace('legal', '')]
const everyPage = (pages: Map<string, string[]>) => pagesWith(pages, '#content')

export const siteEdits: Edit[] = [
  change(
    'rename a word of the menu',
    'site',
    ({ navigation: [first, ...others], ...site }) =>
      first ? { ...site, navigation: [{ ...first, label: 'Anew' }, ...others] } : null,
    ({ navigation: [first] }, _, pages) => ({
      changes: everyPage(pages),
      words: ['Anew', first?.label ?? ''],
    }),
  ),
  change(
    'add a link to the footer',
    'site',
    (site) => ({ ...site, footerLinks: [...site.footerLinks, { to: '/contact', label: 'Write to Us' }] }),
    (_, __, pages) => ({ changes: everyPage(pages), words: ['Write to Us', '/contact'] }),
  ),
  change(
    'remove a link from the footer',
    'site',
    (site) => ({ ...site, footerLinks: site.footerLinks.slice(0, -1) }),
    (_, __, pages) => ({ changes: everyPage(pages), words: ['Write to Us', '/contact'] }),
  ),
  change(
    'change the phone number',
    'site',
    (site) =>
      site.phone ? { ...site, phone: { display: '(212) 555-2368', href: 'tel:+12125552368' } } : null,
    ({ phone }, _, pages) => ({
      changes: pagesWith(pages, phone?.href ?? ''),
      // Between its parts is a space that breaks no line.
      words: ['555-2368', '12125552368', phone?.href ?? '', phone?.display.slice(-4) ?? ''],
    }),
  ),
  text('change the email address', 'email', () => 'anew@ministry.example'),
  text('change the mission', 'mission', (old) => `${old} Anew.`),
  text('change the discount code', 'discountCode', () => 'ANEW'),
  change(
    'announce something',
    'announcement',
    () => ({ text: 'It begins anew.', to: '/contact', firstDay: dayFromNow(-1), lastDay: dayFromNow(2) }),
    (_, __, pages) => ({
      changes: everyPage(pages),
      words: ['It begins anew.', '/contact'],
      also: /^\/contact$/,
    }),
  ),
  change(
    'take the announcement back',
    'announcement',
    () => ({}),
    (_, __, pages) => ({
      changes: everyPage(pages),
      words: ['It begins anew.', '/contact'],
    }),
  ),
  {
    name: 'add a page',
    make: async () => {
      await copy.write(STAFF_PAGE, {
        title: LABEL,
        description: 'Added in the editor.',
        blocks: [{ block: 'text', body: 'Welcome.' }],
      })
      return { adds: [PAGE] }
    },
  },
  change(
    'put the page into the menu',
    STAFF_PAGE,
    (page) => ({ ...page, header: 2 }),
    (_, __, pages) => ({
      changes: everyPage(pages),
      words: [LABEL, PAGE],
    }),
  ),
  change(
    'take the page down',
    STAFF_PAGE,
    (page) => ({ ...page, movedTo: '/contact' }),
    (_, __, pages) => ({
      changes: everyPage(pages),
      words: [LABEL, PAGE],
      also: /^\/an-edited-page$/,
    }),
  ),
  change(
    'amend a legal text',
    firstLegal,
    (legal) => {
      const body = `${legal.body}\nAnd one thing more.\n`
      return { ...legal, lastUpdated: 'Today', body, amended: { day: today, words: markOf(today, body) } }
    },
    () => ({ changes: legalPages(), around: legalPages() }),
  ),
  change('add a word for the search', 'search', (words) => ({ ...words, '/contact': ['anew'] }), {}),
]
