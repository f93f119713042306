import { isApiKey, type MailchimpConfig } from './mailchimp-call.ts'

const isLong = (value: string) => value.length >= 24

type Environment = { get: (name: string) => string | undefined }

/** What a delivery needs besides the database, and what each looks like. Blanks around a value are nobody's intent. */
const rules: Record<string, { example: string; holds: (value: string) => boolean }> = {
  MAILCHIMP_API_KEY: { example: '0123456789abcdef0123456789abcdef-us21', holds: isApiKey },
  MAILCHIMP_LIST_ID: { example: 'a1b2c3d4e5', holds: (value) => /^\w+$/.test(value) },
}

/** What else `mailchimp-sync` needs where it is deployed. */
const scheduleRules = { SYNC_SECRET: { example: 'a-long-random-text-of-32-characters', holds: isLong } }

/** What is wrong with the settings, without the values: one of them is a secret. Empty where nothing is. */
export function problemsOf(env: Environment, deployed = true): string[] {
  return Object.entries({ ...rules, ...(deployed && scheduleRules) }).flatMap(
    ([name, { example, holds }]) => {
      const value = env.get(name)?.trim()
      if (value && holds(value)) return []
      return [`${name} is ${value ? 'malformed' : 'not set'}: set it, for example ${name}=${example}.`]
    },
  )
}

/** The audience that sign-ups go to; undefined while `problemsOf` finds something. */
export function mailchimpFrom(env: Environment): MailchimpConfig | undefined {
  if (problemsOf(env, false).length > 0) return undefined
  const [apiKey = '', listId = ''] = Object.keys(rules).map((name) => env.get(name)?.trim())
  return { apiKey, listId, origin: env.get('MAILCHIMP_ORIGIN')?.trim(), fetch }
}
