import { setting } from '../environment.ts'
import { isApiKey, type MailchimpConfig } from './mailchimp-call.ts'

/**
 * The audience that sign-ups go to, from the environment.
 * @throws Error whose one line names the setting
 */
export function mailchimpFrom(env: { get: (name: string) => string | undefined }): MailchimpConfig {
  const keyExample = '0123456789abcdef0123456789abcdef-us21'
  return {
    apiKey: setting('MAILCHIMP_API_KEY', env.get('MAILCHIMP_API_KEY'), keyExample, apiKey),
    listId: setting('MAILCHIMP_LIST_ID', env.get('MAILCHIMP_LIST_ID'), 'a1b2c3d4e5', listId),
    origin: env.get('MAILCHIMP_ORIGIN'),
    fetch,
  }
}

function apiKey(text: string): string {
  if (!isApiKey(text)) throw new Error('no data centre')
  return text
}

function listId(text: string): string {
  if (!/^\w+$/.test(text)) throw new Error('no id')
  return text
}
