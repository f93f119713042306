import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { stringify } from 'yaml'
import { folder } from '../../../model/folder.ts'
import { checkContent } from '../check-content.ts'

/** The content of this site. */
export const own = folder.content
export const NOW = Date.parse('2026-03-01')

export const FILM = 'content/films/hope.yaml'
export const REVIEW = 'content/reviews/hope-review.yaml'

export const film = {
  title: 'Hope',
  kind: 'film',
  phase: 'home',
  whereToWatch: [{ name: 'Shop', url: 'https://shop.example' }],
  description: 'Of hope.',
  thumbnail: 'poster.webp',
  logo: 'logo.svg',
  hero: { wide: 'wide.webp', tall: 'poster.webp' },
  trailerUrl: '/video/hope.mp4',
  trailerCaptions: '/video/hope.vtt',
}
const text = 'Good.'
const level = { level: 0, note: text }
const all = <Value>(names: string[], value: Value) => Object.fromEntries(names.map((name) => [name, value]))
export const review = {
  title: 'Hope',
  featuredImage: 'wide.webp',
  publishDate: '2026-02-28',
  categories: ['Drama'],
  rating: 4,
  description: text,
  guide: {
    age: 6,
    why: text,
    concerns: all(['violence', 'frightening', 'grief', 'language', 'sexuality', 'substances'], level),
    virtues: all(['faith', 'courage', 'kindness', 'forgiveness', 'hope'], level),
    notes: [],
  },
  pastors: {
    agree: text,
    differ: text,
    for: all(['young-children', 'teens', 'date', 'skeptic', 'grieving'], { fit: 'yes', note: text }),
  },
  talk: {
    questions: all(['young', 'children', 'teens'], [text, text, text]),
    verse: { text, reference: 'John 11:35' },
    activity: text,
  },
  content: {
    summary: text,
    plot: text,
    faithElements: text,
    familyFriendly: text,
    positives: [text],
    concerns: [text],
    recommendation: text,
  },
}
export const SITE = readFileSync(`${own}/site.yaml`, 'utf8')
  .replace(/^copyrightYear: .*/m, 'copyrightYear: 2026')
  .replace(/^sharingPicture: .*/m, 'sharingPicture: wide.webp')
export const row = { feed: 747, heading: 'Trailers', layout: 'portrait' }

/** A site with one film, one review and one row, and a picture of each shape. */
export const small = mkdtempSync(join(tmpdir(), 'two-pastors-content-'))

/** Writes it; from then on it is the site whose content is checked. */
export async function makeSmallSite() {
  write('content/films/hope.yaml', film)
  write('content/reviews/hope-review.yaml', review)
  write('content/home-rows.yaml', [row])
  write('content/public/video/hope.mp4', '')
  write('content/public/video/hope.vtt', 'WEBVTT\n')
  write('content/public/downloads/guide.pdf', '')
  write('content/images/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"></svg>')
  const picture = (width: number, height: number, file: string) =>
    sharp({ create: { width, height, channels: 3, background: 'navy' } }).toFile(
      `${small}/content/images/${file}`,
    )
  await Promise.all([
    picture(800, 1200, 'poster.webp'),
    picture(1600, 900, 'wide.webp'),
    picture(400, 600, 'small.webp'),
    picture(900, 1200, 'squat.webp'),
    picture(800, 1190, 'almost.webp'),
    picture(820, 1230, 'e\u0301glise.webp'),
    sharp({ create: { width: 1200, height: 800, channels: 3, background: 'navy' } })
      .withMetadata({ orientation: 6 })
      .toFile(`${small}/content/images/turned.jpg`),
  ])
  write('content/site.yaml', SITE)
  folder.content = `${small}/content`
}

export function removeSmallSite() {
  folder.content = own
  rmSync(small, { recursive: true })
}

export function write(path: string, content: string | object) {
  mkdirSync(dirname(`${small}/${path}`), { recursive: true })
  writeFileSync(`${small}/${path}`, typeof content === 'string' ? content : stringify(content))
}

/** The findings with a changed file, which is restored afterward. */
export async function findingsWith(path: string, content: string | object, before: string | object) {
  write(path, content)
  const { findings } = await checkContent({ now: NOW })
  write(path, before)
  return findings.map(({ level, file, field, text }) => `${level} ${file}: ${field}: ${text}`)
}
