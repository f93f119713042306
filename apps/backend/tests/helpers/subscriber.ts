import type { Database } from '../../supabase/functions/_shared/database.ts'
import type { LogEvent } from '../../supabase/functions/_shared/log.ts'
import { originsFrom } from '../../supabase/functions/_shared/origins.ts'
import { createSignUpStore, type Limits, limitsFor } from '../../supabase/functions/_shared/sign-up/store.ts'
import { type SubscribeDeps, subscribe } from '../../supabase/functions/_shared/sign-up/subscribe.ts'

const url = 'https://project.example.org/functions/v1/mailchimp-subscribe'

type More = Partial<SubscribeDeps> & { limits?: Partial<Limits> }

export const ada = { email: 'ada@example.com', emailNotifications: true, smsNotifications: false }

/** Wants text messages and no mails. */
export const texts = { ...ada, emailNotifications: false, smsNotifications: true, phone: '212 555 2368' }

/** The header with the words of a form. */
export const saying = (words: string) => ({ 'x-consent-words': Buffer.from(words).toString('base64') })

/** Calls the handler as the pages of https://www.example.org and https://example.org may. */
export function subscriber(database: Database, { limits, ...more }: More = {}) {
  const log: LogEvent[] = []
  const deps = {
    store: createSignUpStore(database, { ...limitsFor(true), ...limits }),
    allowOrigin: originsFrom('https://www.example.org, https://example.org'),
    log: (event: LogEvent) => void log.push(event),
    knownForms: async () => (name: string) =>
      ['david', 'king-of-kings', 'mercy-ships', 'notifications'].includes(name),
    caller: '192.0.2.1',
    ...more,
  }
  const send = (init: RequestInit, patience = 5000) =>
    subscribe(new Request(url, init), { ...deps, patience })
  const post = (body: unknown, headers: Record<string, string> = {}, patience?: number) => {
    const raw = typeof body === 'string' || body instanceof Uint8Array
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
    return send({ ...init, body: (raw ? body : JSON.stringify(body)) as BodyInit }, patience)
  }
  return { send, post, log }
}
