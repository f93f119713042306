import { type Environment, exampleSecret, longEnough, only, setting } from '../environment.ts'
import { apiKeyPattern, type MailchimpConfig } from './mailchimp-call.ts'

const apiKeyOf = (env: Environment) =>
  setting(env, 'MAILCHIMP_API_KEY', '0123456789abcdef0123456789abcdef-us21', only(apiKeyPattern))

const listIdOf = (env: Environment) => setting(env, 'MAILCHIMP_LIST_ID', 'a1b2c3d4e5', only(/^\w+$/))

/** The secret that the scheduled job sends to `mailchimp-sync`. */
export const syncSecretOf = (env: Environment) => setting(env, 'SYNC_SECRET', exampleSecret, longEnough)

/** What is wrong with the settings for deliveries, without their values; empty if nothing is. */
export function problemsOf(env: Environment, deployed = true): string[] {
  return [apiKeyOf, listIdOf, ...(deployed ? [syncSecretOf] : [])].flatMap((read) => {
    try {
      read(env)
      return []
    } catch (error) {
      return `${(error as Error).message}.`
    }
  })
}

/** The audience for sign-ups; undefined while `problemsOf` finds something. */
export function mailchimpFrom(env: Environment): MailchimpConfig | undefined {
  if (problemsOf(env, false).length > 0) return undefined
  return { apiKey: apiKeyOf(env), listId: listIdOf(env), origin: env.get('MAILCHIMP_ORIGIN')?.trim(), fetch }
}
