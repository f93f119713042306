import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { postSignUp } from '../tests/helpers/post-sign-up.ts'

/** How many times its average rate the rush has at its beginning. */
export const peakFactor = 10

/**
 * When people press the button after a premiere, in ms from its end and in order: at random moments, most of them soon.
 * The rate begins at `peakFactor` times the average and decays exponentially, so that `count` come in `ms`.
 */
export function arrivals(count: number, ms: number): number[] {
  const whole = 1 - Math.exp(-peakFactor)
  return Array.from({ length: count }, () => (-ms / peakFactor) * Math.log(1 - Math.random() * whole)).sort(
    (a, b) => a - b,
  )
}

export type Answer = {
  email: string
  /** Undefined where there was none. */
  status: number | undefined
  /** From when the person pressed the button, in ms, whenever we got round to sending it. */
  ms: number
}

export type Crowd = {
  answers: Answer[]
  /** How late the latest request was sent: what makes the crowd must not be the bottleneck. */
  latestSend: number
}

/**
 * Sends sign-ups at their moments, whether earlier ones were answered or not.
 * @param urls the instances of the function, which take turns
 * @param callerOf the address that the sign-up with this number comes from
 */
export async function sendCrowd(
  urls: readonly string[],
  moments: number[],
  callerOf: (index: number) => string,
): Promise<Crowd> {
  const agent = new Agent({ keepAlive: true })
  const underWay: Promise<Answer>[] = []
  let latestSend = 0
  const began = performance.now()
  for (const [index, moment] of moments.entries()) {
    const early = moment - (performance.now() - began)
    if (early >= 1) await sleep(early)
    latestSend = Math.max(latestSend, -early)
    const email = `premiere-${index}@example.com`
    const signUp = { email, emailNotifications: true, smsNotifications: false }
    const headers = { 'x-forwarded-for': callerOf(index), 'x-sign-up-source': 'david' }
    const url = urls[index % urls.length] ?? ''
    const sent = postSignUp(url, signUp, { agent, headers, timeout: 60_000 }).catch(() => undefined)
    underWay.push(sent.then((status) => ({ email, status, ms: performance.now() - began - moment })))
  }
  const answers = await Promise.all(underWay)
  agent.destroy()
  return { answers, latestSend }
}
