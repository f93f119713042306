import type { Audit } from './lighthouse.ts'
import { ratios, type Spread, spread } from './stats.ts'
import type { Tap } from './tap.ts'
import type { Opening, Visit } from './throttled.ts'

/** The measurements of a page and its twin, round by round. */
export type Rounds<T> = { page: T[]; twin: T[] }
export type HomeResult = {
  simulated: Rounds<Audit>
  /** On a slower phone, to see what a visitor with one gets; no target is for it. */
  lowTier: Rounds<Audit>
  throttled: Rounds<Visit>
  clicks: { warmed: Opening[]; cold: Opening[]; early: Opening[] }
}
export type PageResult = { path: string; throttled: Rounds<Visit>; audit: Audit }
/** Taps on a video on the home page and on a bare page. */
export type TapResult = Rounds<Tap> & { name: string; gate: number }
export type Result = {
  date: string
  browser: string
  home: HomeResult
  taps: TapResult[]
  pages: PageResult[]
}

/** Markdown tables: the home page against its targets, taps on videos, and every page. */
export function report({ date, browser, home, taps, pages }: Result): string {
  const machine = spread(pages.map(({ audit }) => Math.round(audit.machine)))
  const { min, max } = spread(pages.map(({ audit }) => audit.slowdown))
  const slowdown = `${min.toFixed(1)} to ${max.toFixed(1)}`
  return `Measured on ${date.slice(0, 10)} with Chromium ${browser}; medians, and lowest to highest in brackets. Lighthouse’s index of the machine was ${machine.min} to ${machine.max}, so its CPU was slowed ${slowdown} times.\n\n${homeTable(home)}\n\n${tapTable(taps)}\n\n${pageTable(pages, home)}`
}

function homeTable({ simulated, lowTier, throttled, clicks }: HomeResult): string {
  const slowed = spread(lowTier.page.map(({ slowdown }) => slowdown)).median.toFixed(1)
  const rows: [what: string, value: Spread, unit: Unit, gate: number][] = [
    ['LCP, simulated, to the twin’s', ratio(simulated, 'lcp'), '×', 1.2],
    ['LCP, throttled, to the twin’s', ratio(throttled, 'lcp'), '×', 1.2],
    ['FCP, simulated, to the twin’s', ratio(simulated, 'fcp'), '×', 1.2],
    ['FCP, throttled, to the twin’s', ratio(throttled, 'fcp'), '×', 1.2],
    ['CLS, simulated', of(simulated.page, 'cls'), '', 0],
    ['CLS, throttled', of(throttled.page, 'cls'), '', 0],
    ['TBT, simulated', of(simulated.page, 'tbt'), 'ms', 80],
    ['TBT of the twin, simulated', of(simulated.twin, 'tbt'), 'ms', 30],
    [`Lighthouse’s score, low-tier phone (CPU slowed ${slowed} times)`, scores(lowTier.page), '', Number.NaN],
    ['… of the twin', scores(lowTier.twin), '', Number.NaN],
    ['TBT, throttled', of(throttled.page, 'tbt'), 'ms', 50],
    ['JavaScript before any interaction', of(throttled.page, 'script'), 'KB', 110_000],
    ['All bytes before scrolling, to the twin’s', ratio(throttled, 'bytes'), '×', 2.3],
    ['Hydrated, throttled', spread(throttled.page.map(({ hydrated }) => hydrated ?? Number.NaN)), 'ms', 1900],
    ['Click to dialog, warmed by the pointer', of(clicks.warmed, 'dialog'), 'ms', 400],
    ['Click to player, warmed by the pointer', of(clicks.warmed, 'player'), 'ms', 900],
    ['… to the film’s first picture', of(clicks.warmed, 'film'), 'ms', Number.NaN],
    ['Click out of the blue, to dialog', of(clicks.cold, 'dialog'), 'ms', Number.NaN],
    ['… to player', of(clicks.cold, 'player'), 'ms', Number.NaN],
    ['Click before the code has come, to player', of(clicks.early, 'player'), 'ms', Number.NaN],
  ]
  return table(
    ['Home page', 'measured', 'target', 'passes'],
    rows.map(([what, value, unit, gate]) => [
      what,
      show(value, unit),
      Number.isNaN(gate) ? '' : `≤ ${figure(gate, unit)}`,
      Number.isNaN(gate) ? '' : passes(value.median <= gate),
    ]),
  )
}

export function tapTable(taps: TapResult[]): string {
  return table(
    ['From a tap to', 'moving picture', 'bare page', 'ratio', 'target', 'passes', 'the player’s controls'],
    taps.map((tap) => [
      tap.name,
      show(of(tap.page, 'picture'), 'ms'),
      show(of(tap.twin, 'picture'), 'ms'),
      show(ratio(tap, 'picture'), '×'),
      `≤ ${figure(tap.gate, '×')}`,
      passes(ratio(tap, 'picture').median <= tap.gate),
      show(of(tap.page, 'controls'), 'ms'),
    ]),
  )
}

/** Whether a page is within 10 % of the home page's JavaScript, as fast as its twin, without shifts, and scores 99 in performance and 100 in the other categories. */
export function pagePasses({ throttled, audit }: PageResult, home: HomeResult): boolean {
  return (
    of(throttled.page, 'script').median <= of(home.throttled.page, 'script').median * 1.1 &&
    ratio(throttled, 'lcp').median <= 1.2 &&
    rounded(of(throttled.page, 'cls').median) === 0 &&
    Object.entries(audit.scores).every(
      ([category, score]) => score >= (category === 'performance' ? 99 : 100),
    )
  )
}

function pageTable(pages: PageResult[], home: HomeResult): string {
  return table(
    ['Page', 'JavaScript', 'LCP to the twin’s', 'CLS', 'TBT', 'Lighthouse', 'passes'],
    pages.map((page) => {
      const { path, throttled, audit } = page
      const scores = Object.values(audit.scores)
      return [
        path,
        show(of(throttled.page, 'script'), 'KB'),
        show(ratio(throttled, 'lcp'), '×'),
        show(of(throttled.page, 'cls'), ''),
        show(of(throttled.page, 'tbt'), 'ms'),
        scores.every((score) => score === 100) ? '100' : `${scores.join(' ')}: ${audit.failed.join(', ')}`,
        passes(pagePasses(page, home)),
      ]
    }),
  )
}

type Unit = '×' | 'ms' | 'KB' | ''

const of = <T extends object, K extends keyof T>(rounds: (T & Record<K, number>)[], key: K): Spread =>
  spread(rounds.map((round) => round[key]))

const scores = (audits: Audit[]) => spread(audits.map(({ scores }) => scores.performance ?? Number.NaN))

const ratio = <T extends object, K extends keyof T>(
  { page, twin }: Rounds<T & Record<K, number>>,
  key: K,
): Spread =>
  ratios(
    page.map((round) => round[key]),
    twin.map((round) => round[key]),
  )

function show({ median, min, max }: Spread, unit: Unit): string {
  const [low, high] = [figure(min, unit), figure(max, unit)]
  return low === high ? figure(median, unit) : `${figure(median, unit)} (${low} – ${high})`
}

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
