import { createMailchimp } from '../../supabase/functions/_shared/delivery/mailchimp.ts'
import type { Deliver } from '../../supabase/functions/_shared/delivery/outcome.ts'
import { mailchimpFrom, problemsOf } from '../../supabase/functions/_shared/delivery/settings.ts'
import type { Config } from '../config.ts'
import { createMailchimpStandIn } from './stand-in.ts'

const standInKey = '00000000000000000000000000000000-us1'
const standInList = 'standin'

/**
 * Delivers to the configured audience, or to a stand-in in this process if none is configured.
 * @returns no `deliver` while a setting is missing or malformed
 */
export function localMailchimp(config: Config): { deliver: Deliver | undefined; problems: string[] } {
  if (!config.MAILCHIMP_API_KEY && !config.MAILCHIMP_LIST_ID) {
    return { deliver: createMailchimp(standInConfig()), problems: [] }
  }
  const env = { get: (name: string) => config[name as 'MAILCHIMP_API_KEY' | 'MAILCHIMP_LIST_ID'] }
  const mailchimp = mailchimpFrom(env)
  return { deliver: mailchimp && createMailchimp(mailchimp), problems: problemsOf(env, false) }
}

function standInConfig() {
  const standIn = createMailchimpStandIn(standInKey, standInList)
  const call: typeof fetch = (url, init) => standIn.fetch(new Request(url, init))
  return { apiKey: standInKey, listId: standInList, origin: 'http://mailchimp.invalid', fetch: call }
}
