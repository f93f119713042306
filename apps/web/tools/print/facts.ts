import { readFileSync } from 'node:fs'
import { encode } from 'uqr'
import { readContent } from '../../build/content/read-content.ts'
import { Import, imagePath } from '../../model/fields.ts'
import { folder } from '../../model/folder.ts'
import type { Content, Plan, Site } from '../../model/schemas.ts'

const DAY = 24 * 60 * 60 * 1000
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

const read = (file: string): unknown => readContent(`${folder.content}/${file}.yaml`)

const drawing = (file: string) => readFileSync(imagePath(file), 'utf8')

/**
 * What the printed pages say of the ministry and the film: the site's own content.
 * @param id the film's file in content/films, without its ending
 * @throws Error when the film has no link to tickets, no day in theaters or no logo
 */
export function readFacts(id: string): Record<string, string> {
  const site = read('site') as Site
  const film = read(`films/${id}`) as Content<'films/*'>
  const plan = read('plan') as Plan
  const { ticketsUrl, dates } = film
  const logo: unknown = film.logo
  if (!ticketsUrl || !dates?.theaters || !(logo instanceof Import)) {
    throw new Error(`films/${id}.yaml: print needs ticketsUrl, dates.theaters and logo`)
  }
  const release = new Date(dates.theaters.day)
  const ticketsShown = ticketsUrl.replace(/^https:\/\/(www\.)?/, '')
  return {
    site: site.name,
    film: film.title,
    filmLogo: drawing(logo.file),
    siteLogo: drawing('site-logo.svg'),
    release: long.format(release),
    weekEight: short.format(release.getTime() - 56 * DAY),
    ticketsUrl,
    ticketsShown,
    code: site.discountCode ?? '',
    groupSize: String(plan.groupSize),
    phone: site.phone?.display ?? site.email,
    phoneUrl: site.phone?.href ?? `mailto:${site.email}`,
    email: site.email,
    qr: qr(ticketsUrl, `QR code that opens ${ticketsShown}`),
  }
}

/**
 * Fills in `{{name}}`.
 * @throws Error when a text asks for a fact that is not given.
 */
export const fill = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = facts[name]
    if (value === undefined) throw new Error(`Unknown placeholder {{${name}}}`)
    return value
  })

/** A QR code as one path: the highest error correction, for coffee stains, and a quiet zone of four modules. */
const qr = (text: string, label: string): string => {
  const { data, size } = encode(text, { ecc: 'Q', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])))
  return `<svg role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path fill="#0b0a14" d="${dark.join('')}"/></svg>`
}
