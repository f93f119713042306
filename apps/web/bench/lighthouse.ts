import lighthouse from 'lighthouse'

/** Lighthouse's results for a page on its simulated phone: times in ms, scores from 0 to 100. */
export type Audit = {
  fcp: number
  lcp: number
  cls: number
  tbt: number
  tti: number
  scores: Record<string, number>
  /** Names of the audits that lost points in categories other than performance. */
  failed: string[]
  /** Lighthouse's index of the machine at the time, and how many times slower its CPU was simulated. */
  machine: number
  slowdown: number
}

type Conditions = {
  /** The browser's debugging port. */
  port: number
  /** How many times slower the phone's CPU is than the machine's. */
  slowdown: number
  categories: string[]
  skipAudits?: string[]
}

/** @throws Error when Lighthouse fails twice: its trace of a busy machine may miss the navigation (NO_NAVSTART). */
export async function audit(
  url: string,
  { port, slowdown, categories, skipAudits = [] }: Conditions,
): Promise<Audit> {
  const run = async () => {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: categories,
      skipAudits,
      throttling: { cpuSlowdownMultiplier: slowdown },
      // The not-found page has status 404.
      ignoreStatusCode: true,
    })
    if (!result) throw new Error(`Lighthouse had no answer for ${url}`)
    const { runtimeError } = result.lhr
    if (runtimeError) throw new Error(`Lighthouse failed at ${url}: ${runtimeError.message}`)
    return result.lhr
  }
  const { audits, categories: judged, environment } = await run().catch(run)
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    tti: value('interactive'),
    scores: Object.fromEntries(
      Object.values(judged).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    machine: environment.benchmarkIndex,
    slowdown,
    failed: Object.values(judged).flatMap(({ id: category, auditRefs }) =>
      category === 'performance'
        ? []
        : auditRefs
            .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
            .map(({ id }) => id),
    ),
  }
}
