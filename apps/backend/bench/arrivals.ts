import { Agent, type RequestOptions } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** How many times its average rate the rush has at its beginning. */
export const peakFactor = 10

/**
 * When people come after a premiere, in ms from its end and in order: at random moments, most of them soon. The rate
 * begins at `peakFactor` times the average and decays exponentially, so that `count` come in `ms`.
 */
export function arrivals(count: number, ms: number): number[] {
  const whole = 1 - Math.exp(-peakFactor)
  return Array.from({ length: count }, () => (-ms / peakFactor) * Math.log(1 - Math.random() * whole)).sort(
    (a, b) => a - b,
  )
}

export type Answer = {
  /** Whose it is: the number of its moment. */
  index: number
  /** Undefined where there was none. */
  status: number | undefined
  /** From when the person came, in ms, whenever we got round to sending it. */
  ms: number
}

export type Crowd = {
  answers: Answer[]
  /** How late the latest request was sent: what makes the crowd must not be the bottleneck. */
  latestSend: number
}

/**
 * Sends requests at their moments, whether earlier ones were answered or not.
 * @param send sends the one with this number, and answers with its status
 */
export async function sendCrowd(
  moments: number[],
  send: (index: number, options: RequestOptions) => Promise<number | undefined>,
): Promise<Crowd> {
  const agent = new Agent({ keepAlive: true })
  const underWay: Promise<Answer>[] = []
  let latestSend = 0
  const began = performance.now()
  for (const [index, moment] of moments.entries()) {
    const early = moment - (performance.now() - began)
    if (early >= 1) await sleep(early)
    latestSend = Math.max(latestSend, -early)
    const sent = send(index, { agent, timeout: 60_000 }).catch(() => undefined)
    underWay.push(sent.then((status) => ({ index, status, ms: performance.now() - began - moment })))
  }
  const answers = await Promise.all(underWay)
  agent.destroy()
  return { answers, latestSend }
}

/** How long the given share of answers took at most, in ms. */
export function latencyOf({ answers }: Crowd, share: number): number {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
}
