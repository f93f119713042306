import react from '@vitejs/plugin-react'
import { DomUtils, parseDocument } from 'htmlparser2'
import * as v from 'valibot'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { dates } from '../model/dates.ts'
import type { Phase } from '../model/phases.ts'
import type * as entryServer from '../src/app/entry-server.tsx'
import { changesOf, clockAt } from './changes.ts'
import { content } from './content/plugin.ts'
import { defineEnv } from './define-env.ts'
import { inlineScript } from './inline-script.ts'

// Rendering every page takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const root = `${import.meta.dirname}/..`

/** David as staff would keep it without the pinned phase. */
const davidsDates = v.parse(dates, {
  announced: { day: '2025-07-01' },
  tickets: { day: '2025-10-10', time: '09:00' },
  theaters: { day: '2025-12-19' },
  home: { day: '2026-03-03' },
})
const davidByDates: Plugin = {
  name: 'david-by-dates',
  transform: {
    filter: { id: /films\/david\.yaml(\?whole)?$/ },
    handler: (code) =>
      code
        .replace('"phase":"tickets",', '')
        .replace(/"dates":\{.*?\}\}/, `"dates":${JSON.stringify(davidsDates)}`)
        .replace('"whereToWatch":[]', '"whereToWatch":[{"name":"Shop","url":"https://shop.example/"}]'),
  },
}
/** Pictures are slow to make, and say nothing of a day. */
const noPictures: Plugin = {
  name: 'no-pictures',
  enforce: 'pre',
  load: {
    filter: { id: /\/content\/images\// },
    handler: (id) =>
      id.includes('as=picture')
        ? 'export default { sources: {}, img: { src: "/a.webp", w: 2, h: 1 }, placeholder: "" }'
        : 'export default "/a.svg"',
  },
}

const servers: ViteDevServer[] = []
async function load(...plugins: Plugin[]): Promise<typeof entryServer> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [noPictures, content(), ...plugins, inlineScript(), react()],
    define: defineEnv('test', root),
  })
  servers.push(server)
  return (await server.ssrLoadModule('/src/app/entry-server.tsx')) as typeof entryServer
}

let site: typeof entryServer
let sample: typeof entryServer
beforeAll(async () => {
  ;[site, sample] = await Promise.all([load(davidByDates), load()])
}, 120_000)
afterAll(() => Promise.all(servers.map((server) => server.close())))

type Page = ReturnType<(typeof entryServer)['pages']>[number]
const assets = {
  entry: '/a.js',
  scripts: [],
  counter: '',
  css: '',
  fonts: [],
  printCss: '/a.css',
  search: { entries: '', spoken: '' },
}

/** A page as a build on that day would write it. */
async function read(entry: typeof entryServer, page: Page | string, day: string) {
  const clock = clockAt(Date.parse(day), changesOf(entry.films, [], entry.announced))
  const { html, listed } = await entry.render(
    typeof page === 'string' ? { path: page } : page,
    [],
    () => assets,
    clock,
  )
  const document = parseDocument(html)
  const all = DomUtils.findAll(() => true, document)
  const of = (name: string) => DomUtils.textContent(all.filter((element) => element.name === name))
  const things = JSON.parse(
    DomUtils.textContent(all.filter(({ attribs }) => attribs.type === 'application/ld+json')) || '{}',
  )
  const description = all.find(({ attribs }) => attribs.name === 'description')?.attribs.content
  const title = of('title')
  for (const element of all)
    if (/^(script|style|template)$/.test(element.name)) DomUtils.removeElement(element)
  const text = `${title} ${description} ${listed?.eyebrow} ${of('body')}`
  return { text: text.replace(/\s+/g, ' '), graph: things['@graph'] as Record<string, unknown>[] }
}

test('the announcement stands above every page from its first day to its last', async () => {
  const days = [
    '2024-06-01T03:59:59Z',
    '2024-06-01T04:00:00Z',
    '2024-09-01T03:59:59Z',
    '2024-09-01T04:00:00Z',
  ]
  const shown = await Promise.all(days.map((day) => read(sample, '/contact', day)))
  expect(shown.map(({ text }) => text.includes('free movie nights is over'))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

const DAYS: Record<Phase, string> = {
  'coming-soon': '2025-07-01T03:59:59Z',
  announced: '2025-10-10T12:59:59Z',
  tickets: '2025-12-19T04:59:59Z',
  theaters: '2025-12-19T05:00:00Z',
  home: '2026-03-03T05:00:00Z',
}
const phases = Object.keys(DAYS) as Phase[]
const before: Phase[] = ['coming-soon', 'announced', 'tickets']
const dated: Phase[] = ['announced', 'tickets']
const sold: Phase[] = ['tickets', 'theaters']
const both = ['/david', '/david-pastors']

/** What the site says about David, on which days, and where. It says it nowhere on other days. */
const statements: [RegExp, Phase[], string[]][] = [
  [/In theaters December 19, 2025/, dated, ['/', '/movies', ...both]],
  [/opens December 19, 2025/, dated, ['/david']],
  [/Tomorrow/, ['tickets'], ['/', '/movies', ...both]],
  [/Add to Calendar/, dated, both],
  [/Coming to Theaters/, dated, ['/movies']],
  [/In theaters now/, ['theaters'], ['/', '/movies', ...both]],
  [/In Theaters Now/, ['theaters'], ['/movies']],
  [/David, the animated musical, is in theaters/, ['theaters'], ['/david']],
  [/Now at home/, ['home'], ['/', ...both]],
  [/where to watch it at home/, ['home'], ['/david']],
  [/Tickets are not on sale yet/, ['coming-soon', 'announced'], both],
  [/Get Tickets/, ['tickets'], ['/movies', ...both]],
  [/Get Your Tickets/, sold, both],
  [/Scan for Tickets/, sold, both],
  [/Discount Group Tickets/, sold, both],
  [/Showtimes will be available closer to the release date/, ['tickets'], both],
  [/Find Showtimes/, ['theaters'], ['/', '/movies', ...both]],
  [/rent, to buy or to stream/, ['home'], both],
  [/Fill out a short form for 10 or more and we/, ['tickets'], both],
  [/It opens six days before Christmas/, dated, ['/david-pastors']],
  [/We haven’t seen it yet/, before, both],
  [/We rated it before it came out/, ['theaters', 'home'], both],
  [/before your congregation does/, before, ['/david-pastors']],
  [/Sign Up for a Preview/, before, ['/david-pastors']],
]

describe.each(phases)('on a day of the phase %s', (phase) => {
  test('each page says what is so, and none what is not', async () => {
    const all = site.pages([])
    // What these pages say matches what David says before its date is known.
    const others = site.films.filter(({ id, dates }) => id !== 'david' && Object.keys(dates).length === 0)
    const addresses = all
      .map(({ path }) => path)
      .filter((path) => !others.some(({ address, phase }) => !phase && address === path))
    expect(addresses.length).toBeGreaterThan(15)
    const pages = new Map<string, string>()
    for (const page of all) pages.set(page.path, (await read(site, page, DAYS[phase])).text)
    for (const [words, when, where] of statements) {
      const found = addresses.filter((path) => words.test(pages.get(path) ?? ''))
      if (!when.includes(phase)) expect(found, `${words} is over, or to come`).toEqual([])
      else expect(found, String(words)).toEqual(expect.arrayContaining(where))
    }
  })

  test('search engines learn of tickets and places to watch while there are any', async () => {
    for (const path of both) {
      const { graph } = await read(site, path, DAYS[phase])
      const movie = graph.find((thing) => thing['@type'] === 'Movie')
      expect('offers' in (movie ?? {}), path).toBe(sold.includes(phase))
      expect('potentialAction' in (movie ?? {}), path).toBe(phase === 'home')
      expect(movie?.datePublished, path).toBe(phase === 'coming-soon' ? '2025' : '2025-12-19')
    }
  })
})

test.each(['2025-06-01', '2025-12-18T12:00:00Z', '2026-03-05', '2031-01-01'])(
  'on %s the sample content says of David what it is pinned to',
  async (day) => {
    for (const path of both) {
      const { text } = await read(sample, path, day)
      for (const words of [
        'In theaters December 19, 2025',
        'Get Tickets',
        'Showtimes will be available closer to the release date',
        'Discount Group Tickets',
      ]) {
        expect(text, path).toContain(words)
      }
    }
    expect((await read(sample, '/', day)).text).toContain('Discount Group Tickets')
  },
)
