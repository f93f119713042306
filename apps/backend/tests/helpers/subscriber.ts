import type { Database } from '../../supabase/functions/_shared/database.ts'
import { originsFrom } from '../../supabase/functions/_shared/origins.ts'
import { subscribe } from '../../supabase/functions/_shared/subscribe.ts'

const url = 'https://project.example.org/functions/v1/mailchimp-subscribe'

export const ada = { email: 'ada@example.com', emailNotifications: true, smsNotifications: false }

/** Calls the handler as the pages of https://www.example.org and https://example.org may. */
export function subscriber(database: Database) {
  const log: string[] = []
  const deps = {
    database,
    allowOrigin: originsFrom('https://www.example.org, https://example.org'),
    log: (line: string) => void log.push(line),
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
