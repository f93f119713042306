import lighthouse from 'lighthouse'

/** What Lighthouse says of a page on its simulated phone: times in ms, scores from 0 to 100. */
export type Audit = {
  fcp: number
  lcp: number
  cls: number
  tbt: number
  scores: Record<string, number>
  /** Names of the audits that cost points. */
  failed: string[]
}

/** @param port where the browser answers to its debugging protocol. */
export async function audit(url: string, port: number, categories: string[]): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: categories,
  })
  if (!result) throw new Error(`Lighthouse had no answer for ${url}`)
  const { audits, categories: judged, runtimeError } = result.lhr
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
    failed: Object.values(judged).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
    ),
  }
}
