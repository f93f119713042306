import lighthouse from 'lighthouse'

/** Lighthouse's results for a page on its simulated phone: times in ms, scores from 0 to 100. */
export type Audit = {
  fcp: number
  lcp: number
  cls: number
  tbt: number
  scores: Record<string, number>
  /** Names of the audits that cost points. */
  failed: string[]
  /** Lighthouse's benchmark index of the machine, 1,500 or more for a desktop. */
  machine: number
}

/** Attempts per page. Other load on the machine can only lower a score. */
const TRIES = 6

/** The best of several audits; stops at the first perfect one. */
export async function bestAudit(
  url: string,
  port: number,
  categories: string[],
  skipAudits: string[] = [],
): Promise<Audit> {
  let best: Audit | undefined
  for (let tries = 0; tries < TRIES; tries++) {
    const next = await audit(url, port, categories, skipAudits)
    if (!best || total(next) > total(best)) best = next
    if (total(best) === 100 * categories.length) break
  }
  if (!best) throw new Error('An audit needs at least one try')
  return best
}

const total = ({ scores }: Audit) => Object.values(scores).reduce((sum, score) => sum + score, 0)

/** @param port The browser's remote debugging port. */
export async function audit(
  url: string,
  port: number,
  categories: string[],
  skipAudits: string[] = [],
): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: categories,
    skipAudits,
    // The not-found page has status 404.
    ignoreStatusCode: true,
  })
  if (!result) throw new Error(`Lighthouse had no answer for ${url}`)
  const { audits, categories: judged, environment, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`Lighthouse failed at ${url}: ${runtimeError.message}`)
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    scores: Object.fromEntries(
      Object.values(judged).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    machine: environment.benchmarkIndex,
    failed: Object.values(judged).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
    ),
  }
}
