import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { md5 } from '../../local/mailchimp/member-store.ts'
import { createMailchimpStandIn } from '../../local/mailchimp/stand-in.ts'
import { createMailchimp } from '../../supabase/functions/_shared/delivery/mailchimp.ts'

export const mailchimpKey = '0123456789abcdef0123456789abcdef-us21'
export const mailchimpList = 'a1b2c3d4e5'

/** The test's own stand-in, and the delivery to it. */
export function makeMailchimp(timeout = 2000) {
  const standIn = createMailchimpStandIn(mailchimpKey, mailchimpList)
  const config = { apiKey: mailchimpKey, listId: mailchimpList, origin: 'http://mailchimp.invalid', timeout }
  const call: typeof fetch = (url, init) => {
    const signal = init?.signal
    const aborted = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    )
    return Promise.race([standIn.fetch(new Request(url, init)), aborted])
  }
  const member = (email: string) => [...standIn.members.values()].find((known) => known.email === email)
  /** Creates a member, an hour old. */
  const know = (email: string, status: string) => {
    const lastChanged = Date.now() - 3_600_000
    standIn.members.set(md5(email), { email, status, phone: '', tags: new Set(), mails: 0, lastChanged })
  }
  return { standIn, member, know, deliver: createMailchimp({ ...config, fetch: call }) }
}

/** The stand-in as a server, for functions that run in another process. */
export async function serveMailchimp(standIn = createMailchimpStandIn(mailchimpKey, mailchimpList)) {
  const server = createAdaptorServer({ fetch: standIn.fetch }) as Server
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    standIn,
    env: { MAILCHIMP_API_KEY: mailchimpKey, MAILCHIMP_LIST_ID: mailchimpList, MAILCHIMP_ORIGIN: origin },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
