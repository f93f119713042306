import { addressesFrom, bareEntries } from '@two-pastors/backend/allow-list'
import { apiKeyPattern } from '@two-pastors/backend/mailchimp-key'
import { originsFrom } from '@two-pastors/backend/origins'
import type { RawEnv } from '@two-pastors/web/env-files'
import type { SiteEnv } from '@two-pastors/web/environment'
import { withoutHttps } from './check-environment.ts'
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
      'SITE_URL',
      (url) => (url === env.VITE_SITE_URL ? undefined : `is not ${env.VITE_SITE_URL}, which pages name`),
    ],
    [
      'RSS_PROXY_ALLOW',
      (list) =>
        holds(() => addressesFrom(list)(new URL(env.VITE_BLOG_FEED_URL)))
          ? undefined
          : 'does not contain VITE_BLOG_FEED_URL: add exactly that address',
    ],
    [
      'MAILCHIMP_API_KEY',
      (key) => (apiKeyPattern.test(key) ? undefined : 'has no data center at its end, such as -us21'),
    ],
    [
      'MAILCHIMP_LIST_ID',
      (id) => (/^\w+$/.test(id) ? undefined : 'is not an audience ID such as a1b2c3d4e5'),
    ],
    ['SYNC_SECRET', tooShort],
    ['NUMBERS_KEY', tooShort],
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
  return [...results, ...doubtfulEntries(given), ...turnstile(Boolean(secret), env), ...editor(given, env)]
}

const tooShort = (secret: string) => (secret.length >= 24 ? undefined : 'is shorter than 24 characters')

/** Entries that let everybody read more than a feed through the proxy, from our address, and those it would refuse. */
function doubtfulEntries({ RSS_PROXY_ALLOW = '', RSS_PROXY_ALLOW_PRIVATE = '' }: RawEnv): Result[] {
  if (!holds(() => addressesFrom(RSS_PROXY_ALLOW))) return []
  const isPrivate = holds(() => addressesFrom(RSS_PROXY_ALLOW_PRIVATE))
    ? addressesFrom(RSS_PROXY_ALLOW_PRIVATE)
    : () => false
  const plain = RSS_PROXY_ALLOW.split(',')
    .map((entry) => URL.parse(entry.trim()))
    .filter((url) => url?.protocol === 'http:' && !isPrivate(url))
  return [
    ...bareEntries(RSS_PROXY_ALLOW).map((origin) =>
      warning('RSS_PROXY_ALLOW', `lets anyone read all of ${origin}: allow only the address of the feed`),
    ),
    ...plain.map((url) => warning('RSS_PROXY_ALLOW', `${url?.href} ${withoutHttps}`)),
  ]
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

/** Staff sign in to the editor with an app at GitHub. */
function editor(given: RawEnv, { VITE_CMS_REPOSITORY: repository }: SiteEnv): Result[] {
  const names = ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET']
  const missing = names.filter((name) => !given[name])
  if (repository && missing.length > 0)
    return missing.map((name) => error(name, 'is not set, but VITE_CMS_REPOSITORY is: nobody could sign in'))
  if (!repository && missing.length === 0)
    return [warning('VITE_CMS_REPOSITORY', 'is not set, but GITHUB_CLIENT_ID is: the site has no /admin')]
  return repository ? [ok(names.join(', '), 'are set')] : []
}

/** False if the value can't be parsed. */
function holds(test: () => unknown): boolean {
  try {
    return Boolean(test())
  } catch {
    return false
  }
}
