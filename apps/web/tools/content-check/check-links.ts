import { existsSync, readFileSync } from 'node:fs'
import { folder } from '../../model/folder.ts'
import type { Review, Site, WholeFilm, WholeStaffPage } from '../../model/schemas.ts'
import { routes } from '../../src/routes.ts'
import { error, type Finding, type Place } from './finding.ts'
import { type Entry, entriesOf, type Leaf } from './read-entries.ts'

export type Link = Place & { address: string }

/** Files that the build writes. */
const BUILT = [
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/reviews/feed.xml',
  '/reviews/feed.json',
  '/manifest.webmanifest',
  '/build.json',
]

/** Every URL in the content: whole fields, and links and pictures in Markdown, which is HTML at this point. */
export function linksOf(leaves: Leaf[]): Link[] {
  return leaves.flatMap(({ value, ...place }) => {
    if (typeof value !== 'string') return []
    if (/^(?:\/|https?:)\S*$/.test(value)) return [{ ...place, address: value }]
    return [...value.matchAll(/<(?:a|img)\b[^>]*?\b(?:href|src)="([^"]*)"/g)].map(([, address = '']) => ({
      ...place,
      address: address.replaceAll('&amp;', '&'),
    }))
  })
}

export const isOutside = ({ address }: Link) => /^https?:\/\//.test(address)

/** Broken links within the site. */
export function checkLinks(links: Link[], entries: Entry[]): Finding[] {
  const pages = new Set([
    ...fixedIn(entries),
    ...addressesOf(entries).map(({ address }) => address),
    ...entries.flatMap(({ file }) => /^content(\/reviews\/.*)\.yaml$/.exec(file)?.[1] ?? []),
  ])
  return links.flatMap((link) => {
    const text =
      isOutside(link) || /^(?:mailto|tel):./.test(link.address) ? undefined : problemOf(link, pages)
    return text ? [error(link, text)] : []
  })
}

/** The fixed addresses, except those of parts that the site doesn't have. */
const fixedIn = (entries: Entry[]) => {
  const { without = [] } = (entries.find(({ file }) => file === 'content/site.yaml')?.value ??
    {}) as Partial<Site>
  return routes.flatMap(({ path, part }) =>
    /[:*]/.test(path) || (part && without.includes(part)) ? [] : [path],
  )
}

/** The addresses that films and staff give their pages. */
const addressesOf = (entries: Entry[]): Link[] => [
  ...entriesOf<WholeFilm>(entries, 'films').flatMap(({ file, value }) => [
    { file, field: 'address', address: value.address },
    ...formerOf(file, value),
    ...(value.leaders
      ? [
          { file, field: 'leaders.address', address: value.leaders.address },
          ...formerOf(file, value.leaders, 'leaders.'),
        ]
      : []),
  ]),
  ...entriesOf<WholeStaffPage>(entries, 'staff-pages').flatMap(({ file, value }) => [
    { file, field: 'address', address: value.address },
    ...formerOf(file, value),
  ]),
]

type Former = { formerAddresses?: string[] | undefined }

const formerOf = (file: string, { formerAddresses = [] }: Former, before = ''): Link[] =>
  formerAddresses.map((address, at) => ({ file, field: `${before}formerAddresses.${at}`, address }))

/** Pages with the same address as another page. */
export function checkAddresses(entries: Entry[]): Finding[] {
  const all = addressesOf(entries)
  const fixed = routes.map(({ path }) => path)
  const isTaken = ({ address }: Link, at: number) =>
    fixed.includes(address) || all.findIndex((other) => other.address === address) < at
  return all
    .filter(isTaken)
    .map((link) => error(link, `${link.address} is the address of another page: choose another one`))
}

/**
 * Removed pages that redirect to another removed page: their visitors would be passed on from page to page, or in a circle.
 */
export function checkMoves(entries: Entry[]): Finding[] {
  const moved = [
    ...entriesOf<WholeStaffPage>(entries, 'staff-pages'),
    ...entriesOf<WholeFilm>(entries, 'films'),
    ...entriesOf<Review>(entries, 'reviews').map(({ file, value }) => ({
      file,
      value: { ...value, address: `/reviews/${value.id}` },
    })),
  ].filter(({ value }) => value.movedTo)
  const leading = [
    ...moved.map(({ value }) => value.address),
    ...addressesOf(entries).flatMap(({ field, address }) => (field.startsWith('former') ? [address] : [])),
  ]
  return moved.flatMap(({ file, value: { address, movedTo = '' } }) => {
    const text =
      movedTo === address
        ? `${movedTo} is this page itself: choose another page, or leave it empty to put the page back`
        : `${movedTo} leads on to another page: choose the page that visitors are to see`
    return leading.includes(movedTo) ? [error({ file, field: 'movedTo' }, text)] : []
  })
}

function problemOf({ address }: Link, pages: Set<string>): string | undefined {
  if (!/^\/(?!\/)/.test(address)) {
    return `“${address}” leads nowhere: write a page of the site (/movies) or a whole address (https://…)`
  }
  const path = decode(address.replace(/[?#].*$/, ''))
  if (/\.\w+$/.test(path)) return fileProblem(path)
  // Blog posts come from the feed, so any id may exist.
  if (pages.has(path.replace(/(?<=.)\/$/, '')) || /^\/blog\/[\w-]+$/.test(path)) return undefined
  return `${path} is no page of the site: correct it, or make that page first`
}

function fileProblem(path: string): string | undefined {
  const file = `${folder.content}/public${path}`
  if (!existsSync(file)) {
    return BUILT.includes(path)
      ? undefined
      : `there is no file content/public${path}: choose it again, or correct the address`
  }
  return path.endsWith('.vtt') ? captionsProblem(path, readFileSync(file, 'utf8')) : undefined
}

/** Browsers leave out a caption whose times they can't read, without a word. */
function captionsProblem(path: string, text: string): string | undefined {
  if (!/^\uFEFF?WEBVTT(?:\s|$)/.test(text))
    return `${path} has no captions in it: its first line must be WEBVTT`
  const wrong = text.split(/\r?\n/).find((line) => line.includes('-->') && !TIMES.test(line))
  return (
    wrong &&
    `${path} has a caption that is never shown: “${wrong}” must be like 00:00:04.800 --> 00:00:08.000`
  )
}

const TIME = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`
const TIMES = new RegExp(String.raw`^${TIME}\s+-->\s+${TIME}(?:\s|$)`)

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
