import type { Audit } from './lighthouse.ts'
import { ratios, spread } from './stats.ts'
import type { Tap } from './tap.ts'
import type { Visit } from './throttled.ts'

/** The measurements of a page and its twin, round by round. */
export type Rounds<T> = { page: T[]; twin: T[] }
/** A first visit: on the low-tier phone and the mid-tier one, both simulated, and on the throttled one. */
export type PageResult = {
  path: string
  lowTier: Rounds<Audit>
  /** Only for the home page. */
  midTier: Rounds<Audit>
  throttled: Rounds<Visit>
}
/**
 * How long an input took in each round, in ms: on a page that has just loaded, on an idle one, and on the twin, where
 * only the browser's own share is left.
 */
export type InteractionResult = {
  name: string
  path: string
  fresh: number[]
  idle: number[]
  twin: number[]
}
/** A page like the home page, written in another way, on the low-tier phone. */
export type PeerResult = { name: string; path: string; audits: Audit[] }
/** Taps on a video on the home page and on a bare page. */
export type TapResult = Rounds<Tap> & { name: string; gate: number }
export type Result = {
  date: string
  browser: string
  taps: TapResult[]
  interactions: InteractionResult[]
  peers: PeerResult[]
  /** The home page comes first. */
  pages: PageResult[]
}

/** Markdown tables: the home page against its targets, every page, inputs, and taps on videos. */
export function report({ date, browser, taps, interactions, peers, pages }: Result): string {
  const audits = pages.flatMap(({ lowTier }) => lowTier.page)
  const machine = spread(audits.map((audit) => Math.round(audit.machine)))
  const { min, max } = spread(audits.map(({ slowdown }) => slowdown))
  return `Measured on ${date.slice(0, 10)} with Chromium ${browser}; medians. Lighthouse’s index of the machine was ${machine.min} to ${machine.max}; for the low-tier phone its CPU was slowed ${min.toFixed(1)} to ${max.toFixed(1)} times.\n\n${homeTable(pages[0])}\n\n${peerTable(peers)}\n\n${pageTable(pages)}\n\n${interactionTable(interactions)}\n\n${tapTable(taps)}`
}

type Row = [what: string, page: number, twin: number, unit: Unit, target: string, passes: boolean]

/** Milliseconds are only shown next to the twin's: by themselves they say how busy the machine was. */
function homeTable(home: PageResult | undefined): string {
  if (!home) return ''
  const { lowTier, midTier, throttled } = home
  const within = (what: string, [page, twin]: readonly [number, number], most: number, more = 0): Row => [
    what,
    page,
    twin,
    'ms',
    `≤ ${most} ×${more ? ` + ${more} ms` : ''}`,
    page <= twin * most + more,
  ]
  const [score, twinScore] = [scoreOf(lowTier.page), scoreOf(lowTier.twin)]
  const cls = median(throttled.page, 'cls')
  const script = median(throttled.page, 'script')
  const rows: Row[] = [
    [
      'Low-tier phone: Lighthouse’s score',
      score,
      twinScore,
      '',
      '≥ 94, or 5 less than the twin’s',
      isGoodScore(score, twinScore, 94),
    ],
    within('… blocking time (TBT)', both(lowTier, 'tbt'), 2, 150),
    within('… until it answers at once (TTI)', both(lowTier, 'tti'), 1.5),
    within('Mid-tier phone: LCP, simulated', both(midTier, 'lcp'), 1.2),
    within('… FCP, simulated', both(midTier, 'fcp'), 1.2),
    within('Throttled phone: LCP', both(throttled, 'lcp'), 1.2),
    within('… TBT', both(throttled, 'tbt'), 1, 50),
    ['… CLS', cls, median(throttled.twin, 'cls'), '', '0', rounded(cls) === 0],
    ['JavaScript before any input', script, 0, 'KB', '≤ 105 KB', script <= 105_000],
  ]
  return table(
    ['Home page', 'page', 'twin', 'target', 'passes'],
    rows.map(([what, page, twin, unit, target, good]) => [
      what,
      figure(page, unit),
      figure(twin, unit),
      target,
      passes(good),
    ]),
  )
}

export function tapTable(taps: TapResult[]): string {
  return table(
    ['From a tap to', 'moving picture', 'bare page', 'ratio', 'target', 'passes', 'the player’s controls'],
    taps.map((tap) => {
      const ratio = ratioOf(tap, 'picture')
      return [
        tap.name,
        ...both(tap, 'picture').map((value) => figure(value, 'ms')),
        figure(ratio, '×'),
        `≤ ${figure(tap.gate, '×')}`,
        passes(ratio <= tap.gate),
        figure(median(tap.page, 'controls'), 'ms'),
      ]
    }),
  )
}

function peerTable(peers: PeerResult[]): string {
  return table(
    ['Low-tier phone', 'score', 'TBT', 'TTI', 'LCP'],
    peers.map(({ name, audits }) => [
      name,
      figure(scoreOf(audits), ''),
      ...(['tbt', 'tti', 'lcp'] as const).map((key) => figure(median(audits, key), 'ms')),
    ]),
  )
}

/** ms, for a “good” interaction to next paint (https://web.dev/articles/inp). */
const MAX_INTERACTION = 200

export function interactionTable(interactions: InteractionResult[]): string {
  return table(
    ['Input, low-tier phone', 'page', 'just loaded', 'idle', 'without scripts', 'target', 'passes'],
    interactions.map(({ name, path, fresh, idle, twin }) => {
      const medians = [spread(fresh).median, spread(idle).median]
      return [
        name,
        path,
        ...medians.map((value) => figure(value, 'ms')),
        twin.length > 0 ? figure(spread(twin).median, 'ms') : '–',
        `≤ ${MAX_INTERACTION} ms`,
        passes(Math.max(...medians) <= MAX_INTERACTION),
      ]
    }),
  )
}

/** Whether a page is about as fast as its twin, without shifts, and misses nothing in Lighthouse's other categories. */
export function pagePasses({ lowTier, throttled }: PageResult): boolean {
  return (
    isGoodScore(scoreOf(lowTier.page), scoreOf(lowTier.twin), 90) &&
    ratioOf(throttled, 'lcp') <= 1.2 &&
    rounded(median(throttled.page, 'cls')) === 0 &&
    missed(lowTier.page).length === 0
  )
}

function pageTable(pages: PageResult[]): string {
  return table(
    ['Page', 'JavaScript', 'score, low-tier phone', 'twin', 'LCP to the twin’s', 'CLS', 'missed', 'passes'],
    pages.map((page) => {
      const { path, lowTier, throttled } = page
      return [
        path,
        figure(median(throttled.page, 'script'), 'KB'),
        figure(scoreOf(lowTier.page), ''),
        figure(scoreOf(lowTier.twin), ''),
        figure(ratioOf(throttled, 'lcp'), '×'),
        figure(median(throttled.page, 'cls'), ''),
        missed(lowTier.page).join(', '),
        passes(pagePasses(page)),
      ]
    }),
  )
}

const isGoodScore = (score: number, twin: number, enough: number) => score >= Math.min(enough, twin - 5)

/** What cost points in accessibility, best practices and SEO in any round. */
const missed = (audits: Audit[]) => [...new Set(audits.flatMap(({ failed }) => failed))]

type Unit = '×' | 'ms' | 'KB' | ''

const median = <T extends object, K extends keyof T>(rounds: (T & Record<K, number>)[], key: K): number =>
  spread(rounds.map((round) => round[key])).median

const both = <T extends object, K extends keyof T>({ page, twin }: Rounds<T & Record<K, number>>, key: K) =>
  [median(page, key), median(twin, key)] as const

const scoreOf = (audits: Audit[]) =>
  spread(audits.map(({ scores }) => scores.performance ?? Number.NaN)).median

const ratioOf = <T extends object, K extends keyof T>(
  { page, twin }: Rounds<T & Record<K, number>>,
  key: K,
): number =>
  ratios(
    page.map((round) => round[key]),
    twin.map((round) => round[key]),
  ).median

function figure(value: number, unit: Unit): string {
  if (unit === '×') return `${value.toFixed(2)} ×`
  if (unit === 'KB') return `${(value / 1000).toFixed(1)} KB`
  if (unit === 'ms') return `${Math.round(value)} ms`
  return String(rounded(value))
}

/** To three decimals, as Lighthouse shows a CLS: a font's letters that are a pixel wider shift by less. */
const rounded = (value: number) => Math.round(value * 1000) / 1000

const passes = (good: boolean) => (good ? 'yes' : '**no**')

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join(
    '\n',
  )
}
