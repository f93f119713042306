import { setTimeout as sleep } from 'node:timers/promises'
import type { MailchimpStandIn } from '../local/mailchimp/stand-in.ts'
import { postSignUp } from '../tests/helpers/post.ts'
import type { PostgresServer } from '../tests/helpers/postgres-server.ts'
import { startStack } from '../tests/helpers/stack.ts'

const emailOnly = { emailNotifications: true, smsNotifications: false }

export type Sent = { email: string; phone: string; status: number | undefined }

type Site = { url: string; stop: (signal: NodeJS.Signals) => Promise<unknown> }

/** One run of a fault: a site in its own process, a stand-in for the mail provider, and a list of what was sent. */
export class Trial {
  readonly sent: Sent[] = []
  readonly mailchimp: MailchimpStandIn
  /** The server behind the site; none for the embedded database, which lives in the site's process. */
  readonly server: PostgresServer | undefined
  readonly #env: Record<string, string>
  #sites: Site[] = []

  constructor(mailchimp: MailchimpStandIn, server: PostgresServer | undefined, env: Record<string, string>) {
    this.mailchimp = mailchimp
    this.server = server
    this.#env = env
  }

  /** Starts the site, or a second one on the same database, and waits until the database is open. */
  async start(env: Record<string, string> = {}, nodeArgs: string[] = []): Promise<void> {
    const limit = { SIGN_UP_NETWORK_LIMIT: '1000000' }
    const { url, stop } = await startStack({ ...limit, ...this.#env, ...env }, nodeArgs)
    const site = `${url.replace('localhost', '127.0.0.1')}/functions/v1/mailchimp-subscribe`
    const first = { email: `start-${crypto.randomUUID()}@example.com`, ...emailOnly }
    // The database is created in the meantime, which takes a while on a busy machine.
    await postSignUp(site, first, { timeout: 120_000 })
    this.use(site, stop)
  }

  /** Sends sign-ups to this address too, until `stop` is called. */
  use(url: string, stop: Site['stop']): void {
    this.#sites.push({ url, stop })
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    const sites = this.#sites
    this.#sites = []
    for (const site of sites) await site.stop(signal)
  }

  /** Sends a sign-up. A site that is gone or cut off counts as no answer. */
  async send(email: string, { phone = '', from = '127.0.0.1', abortAfter = 0 } = {}): Promise<Sent> {
    const signUp = { ...emailOnly, email, phone, smsNotifications: phone !== '' }
    const site = this.#sites[this.sent.length % Math.max(this.#sites.length, 1)]
    const sent: Sent = { email, phone, status: undefined }
    this.sent.push(sent)
    const options = { localAddress: from, abortAfter }
    if (site) sent.status = await postSignUp(site.url, signUp, options).catch(() => undefined)
    return sent
  }

  /** Sends `count` sign-ups from different people, `atOnce` at a time. */
  sendMany(count: number, name: string, atOnce = 16, options = {}): Promise<void> {
    let left = count
    return this.#send(() => left-- > 0, name, atOnce, options)
  }

  /** Sends sign-ups from different people for as long as `work` takes. */
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
        // The site is down: people wait before they try again.
        if (status === undefined) await sleep(20)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, one))
  }
}
