import type { MailchimpConfig } from '../../supabase/functions/_shared/delivery/mailchimp-call.ts'
import type { Config } from '../config.ts'
import { createMailchimpStandIn } from './stand-in.ts'

const standInKey = '00000000000000000000000000000000-us1'
const standInList = 'standin'

/** The audience that the environment names, or a stand-in in this process. */
export function localMailchimp({
  MAILCHIMP_API_KEY,
  MAILCHIMP_LIST_ID,
  MAILCHIMP_ORIGIN,
}: Config): MailchimpConfig {
  if (MAILCHIMP_API_KEY && MAILCHIMP_LIST_ID) {
    return { apiKey: MAILCHIMP_API_KEY, listId: MAILCHIMP_LIST_ID, origin: MAILCHIMP_ORIGIN, fetch }
  }
  const standIn = createMailchimpStandIn(standInKey, standInList)
  const origin = 'http://mailchimp.invalid'
  return {
    apiKey: standInKey,
    listId: standInList,
    origin,
    fetch: (url, init) => standIn.fetch(new Request(url, init)),
  }
}
