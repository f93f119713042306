import { addressesFrom, bareEntries } from '@two-pastors/backend/allow-list'
import { isApiKey } from '@two-pastors/backend/mailchimp-key'
import { originsFrom } from '@two-pastors/backend/origins'
import type { RawEnv } from '@two-pastors/web/env-files'
import type { SiteEnv } from '@two-pastors/web/environment'
import { error, ok, type Result, warning } from './result.ts'

const README = 'apps/backend/README.md'

/** Checks the functions' settings, if given. Doesn't print values, since most are secrets. */
export function checkFunctionSettings(given: RawEnv, env: SiteEnv): Result[] {
  const rules: [name: string, problemOf: (value: string) => string | undefined][] = [
    [
      'ALLOWED_ORIGINS',
      (list) =>
        holds(() => originsFrom(list)(env.VITE_SITE_URL))
          ? undefined
          : `does not name ${env.VITE_SITE_URL}: add it, with commas between several`,
    ],
    [
      'RSS_PROXY_ALLOW',
      (list) =>
        holds(() => addressesFrom(list)(new URL(env.VITE_BLOG_FEED_URL)))
          ? undefined
          : 'does not name VITE_BLOG_FEED_URL: add that address to the letter',
    ],
    [
      'MAILCHIMP_API_KEY',
      (key) => (isApiKey(key) ? undefined : 'has no data centre at its end, such as -us21'),
    ],
    [
      'MAILCHIMP_LIST_ID',
      (id) => (/^\w+$/.test(id) ? undefined : 'is no id of an audience, such as a1b2c3d4e5'),
    ],
    ['SYNC_SECRET', tooShort],
    ['MAILCHIMP_WEBHOOK_SECRET', tooShort],
  ]
  const secret = given.TURNSTILE_SECRET_KEY
  if (!secret && !rules.some(([name]) => given[name])) {
    const names = rules.map(([name]) => name).join(', ')
    return [warning('Settings of the functions', `not looked at: give ${names} with --functions-env <file>`)]
  }
  const results = rules.map(([name, problemOf]) => {
    const problem = given[name] ? problemOf(given[name]) : `is not set: ${README} says what it is`
    return problem ? error(name, problem) : ok(name, 'is set')
  })
  return [...results, ...wideEntries(given.RSS_PROXY_ALLOW ?? ''), ...turnstile(Boolean(secret), env)]
}

const tooShort = (secret: string) => (secret.length >= 24 ? undefined : 'is shorter than 24 characters')

/** Everybody may read what is on the list through the proxy, from our address. */
function wideEntries(list: string): Result[] {
  const bare = holds(() => bareEntries(list).length > 0) ? bareEntries(list) : []
  return bare.map((origin) =>
    warning('RSS_PROXY_ALLOW', `lets everybody read all of ${origin}: name the address of the feed alone`),
  )
}

function turnstile(hasSecret: boolean, { VITE_TURNSTILE_SITE_KEY: siteKey }: SiteEnv): Result[] {
  if (siteKey && !hasSecret) {
    return [
      error(
        'TURNSTILE_SECRET_KEY',
        'is not set, but VITE_TURNSTILE_SITE_KEY is: nobody would check the challenge',
      ),
    ]
  }
  if (!siteKey && hasSecret) {
    return [
      error(
        'VITE_TURNSTILE_SITE_KEY',
        'is not set, but TURNSTILE_SECRET_KEY is: every sign-up would be refused',
      ),
    ]
  }
  return siteKey ? [ok('VITE_TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY', 'both are set')] : []
}

/** False if the value can't be parsed. */
function holds(test: () => boolean): boolean {
  try {
    return test()
  } catch {
    return false
  }
}
