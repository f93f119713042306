import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MailchimpStandIn } from '../local/mailchimp/stand-in.ts'
import { serveFunction } from '../tests/helpers/deno.ts'
import { freePort } from '../tests/helpers/free-port.ts'
import type { PostgresServer } from '../tests/helpers/postgres-server.ts'

const main = join(import.meta.dirname, '../local/main.ts')

export type Sent = { email: string; phone: string; status: number | undefined }

/** One fault's run: a site in a process of its own, the mail provider's stand-in, and a list of what was sent. */
export class Trial {
  readonly sent: Sent[] = []
  readonly mailchimp: MailchimpStandIn
  /** The server behind the site; none for the embedded database, which lives in the site's process. */
  readonly server: PostgresServer | undefined
  readonly #env: Record<string, string>
  #sites: { port: number; stop: (signal: NodeJS.Signals) => Promise<void> }[] = []

  constructor(mailchimp: MailchimpStandIn, server: PostgresServer | undefined, env: Record<string, string>) {
    this.mailchimp = mailchimp
    this.server = server
    this.#env = env
  }

  /** Starts the site, or another one beside it on the same database, and waits until its database is open. */
  async start(env: Record<string, string> = {}, nodeArgs: string[] = []): Promise<void> {
    const port = await freePort()
    const child = spawn(process.execPath, [...nodeArgs, main], {
      env: {
        PATH: process.env.PATH,
        SIGN_UP_NETWORK_LIMIT: '1000000',
        ...this.#env,
        ...env,
        PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let ready = false
    for await (const line of createInterface(child.stdout)) {
      ready = line.startsWith('Ready')
      if (ready) break
    }
    if (!ready) throw new Error('The site did not start')
    child.stdout.resume()
    const first = { email: `start-${port}@example.com`, emailNotifications: true, smsNotifications: false }
    // Its database is made meanwhile, which takes a busy machine long.
    await post(port, JSON.stringify(first), '127.0.0.1', 0, 120_000)
    const stop = async (signal: NodeJS.Signals) => {
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    }
    this.#sites.push({ port, stop })
  }

  /** Starts the deployed functions in Deno in the site's place, mailchimp-sync as often as it can. */
  async startDeno(): Promise<void> {
    const port = await freePort()
    const SYNC_SECRET = 'only-for-this-trial-on-this-machine'
    const env = {
      ALLOWED_ORIGINS: 'https://example.org',
      SIGN_UP_NETWORK_LIMIT: '1000000',
      SYNC_SECRET,
      ...this.#env,
    }
    const [signUps, sync] = await Promise.all([
      serveFunction('mailchimp-subscribe', { ...env, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}` }),
      serveFunction('mailchimp-sync', env),
    ])
    const headers = { authorization: `Bearer ${SYNC_SECRET}` }
    const timer = setInterval(() => void fetch(sync.url, { method: 'POST', headers }).catch(() => {}), 200)
    const stop = async () => {
      clearInterval(timer)
      await Promise.all([signUps.stop(), sync.stop()])
    }
    this.#sites.push({ port, stop })
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    const sites = this.#sites
    this.#sites = []
    for (const site of sites) await site.stop(signal)
  }

  /** Sends a sign-up; a site that is gone, or cut off, counts as no answer. */
  async send(email: string, { phone = '', from = '127.0.0.1', abortAfter = 0 } = {}): Promise<Sent> {
    const body = JSON.stringify({ email, phone, emailNotifications: true, smsNotifications: phone !== '' })
    const site = this.#sites[this.sent.length % Math.max(this.#sites.length, 1)]
    const sent: Sent = { email, phone, status: undefined }
    this.sent.push(sent)
    if (site) sent.status = await post(site.port, body, from, abortAfter).catch(() => undefined)
    return sent
  }

  /** Sends `count` sign-ups of different people, `atOnce` at a time. */
  sendMany(count: number, name: string, atOnce = 16, options = {}): Promise<void> {
    let left = count
    return this.#send(() => left-- > 0, name, atOnce, options)
  }

  /** Sends sign-ups of different people for as long as `work` takes. */
  async sendDuring(work: Promise<void>, name: string): Promise<void> {
    let over = false
    const sending = this.#send(() => !over, name, 8, {})
    await work.finally(() => {
      over = true
    })
    await sending
  }

  async #send(more: () => boolean, name: string, atOnce: number, options: object): Promise<void> {
    let next = 0
    const one = async () => {
      while (more()) {
        const { status } = await this.send(`${name}-${next++}@example.com`, options)
        // The site is down: people don't hammer.
        if (status === undefined) await sleep(20)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, one))
  }
}

function post(
  port: number,
  body: string,
  localAddress: string,
  abortAfter: number,
  timeout = 20_000,
): Promise<number | undefined> {
  return new Promise((done, failed) => {
    const call = request(
      {
        port,
        localAddress,
        host: '127.0.0.1',
        path: '/functions/v1/mailchimp-subscribe',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        timeout,
      },
      (response) => {
        response.resume()
        response.on('end', () => done(response.statusCode))
        response.on('error', failed)
      },
    )
    call.on('error', failed)
    call.on('timeout', () => call.destroy(new Error('no answer')))
    if (abortAfter) setTimeout(() => call.destroy(new Error('aborted')), abortAfter)
    call.end(body)
  })
}
