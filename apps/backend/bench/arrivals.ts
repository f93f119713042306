import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** At its beginning the rush is so many times its average. */
export const PEAK = 10

/**
 * When people press the button after a premiere, in ms from its end and in order: at random moments, most of them soon.
 * The rate begins at `PEAK` times the average and decays exponentially, so that `count` come in `ms`.
 */
export function arrivals(count: number, ms: number): number[] {
  const whole = 1 - Math.exp(-PEAK)
  return Array.from({ length: count }, () => (-ms / PEAK) * Math.log(1 - Math.random() * whole)).sort(
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
  mostConnections: number
  /** How late the latest request was sent: what makes the crowd must not be the bottleneck. */
  latestSend: number
}

/**
 * Sends sign-ups at their moments, whether earlier ones were answered or not.
 * @param callerOf the address that the sign-up with this number comes from
 */
export async function sendCrowd(
  url: string,
  moments: number[],
  callerOf: (index: number) => string,
): Promise<Crowd> {
  const agent = new Agent({ keepAlive: true })
  const underWay: Promise<Answer>[] = []
  let latestSend = 0
  let mostConnections = 0
  const began = performance.now()
  for (const [index, moment] of moments.entries()) {
    const early = moment - (performance.now() - began)
    if (early >= 1) {
      const open = Object.values(agent.sockets).reduce((sum, sockets) => sum + (sockets?.length ?? 0), 0)
      mostConnections = Math.max(mostConnections, open)
      await sleep(early)
    }
    latestSend = Math.max(latestSend, -early)
    const email = `premiere-${index}@example.com`
    const sent = post(url, agent, email, callerOf(index)).catch(() => undefined)
    underWay.push(sent.then((status) => ({ email, status, ms: performance.now() - began - moment })))
  }
  const answers = await Promise.all(underWay)
  agent.destroy()
  return { answers, mostConnections, latestSend }
}

function post(url: string, agent: Agent, email: string, caller: string): Promise<number | undefined> {
  const body = JSON.stringify({ email, emailNotifications: true, smsNotifications: false })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': caller,
    'x-sign-up-source': 'david',
  }
  return new Promise((done, failed) => {
    const call = request(url, { method: 'POST', agent, headers, timeout: 60_000 }, (response) => {
      response.resume()
      response.on('end', () => done(response.statusCode))
      response.on('error', failed)
    })
    call.on('error', failed)
    call.on('timeout', () => call.destroy(new Error('no answer')))
    call.end(body)
  })
}
