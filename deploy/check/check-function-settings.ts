import { addressesFrom, bareEntries } from '@two-pastors/backend/allow-list'
import { apiKeyPattern } from '@two-pastors/backend/mailchimp-key'
import { originsFrom } from '@two-pastors/backend/origins'
import type { RawEnv } from '@two-pastors/web/env-files'
import type { SiteEnv } from '@two-pastors/web/environment'
import { withoutHttps } from './check-environment.ts'
import { error, ok, type Result, warning } from './result.ts'

const README = 'apps/backend/README.md'

/** Settings that every deployment has: what is wrong with a value, or undefined. */
const rules: Record<string, (value: string, env: SiteEnv) => string | undefined> = {
  ALLOWED_ORIGINS: (list, { VITE_SITE_URL: url }) =>
    holds(() => originsFrom(list)(url))
      ? undefined
      : `does not name ${url}: add it, with commas between several`,
  SITE_URL: (url, env) =>
    url === env.VITE_SITE_URL ? undefined : `is not ${env.VITE_SITE_URL}, which pages name`,
  RSS_PROXY_ALLOW: (list, env) =>
    holds(() => addressesFrom(list)(new URL(env.VITE_BLOG_FEED_URL)))
      ? undefined
      : 'does not contain VITE_BLOG_FEED_URL: add exactly that address',
  MAILCHIMP_API_KEY: (key) =>
    apiKeyPattern.test(key) ? undefined : 'has no data center at its end, such as -us21',
  MAILCHIMP_LIST_ID: (id) => (/^\w+$/.test(id) ? undefined : 'is not an audience ID such as a1b2c3d4e5'),
  SYNC_SECRET: tooShort,
  NUMBERS_KEY: tooShort,
  MAILCHIMP_WEBHOOK_SECRET: tooShort,
}

/** A part of the site that needs a setting of the build and others of the functions: all of them, or none. */
const pairs = [
  {
    site: 'VITE_TURNSTILE_SITE_KEY',
    functions: ['TURNSTILE_SECRET_KEY'],
    siteAlone: 'nobody would check the challenge',
    functionsAlone: { judge: error, text: 'every sign-up would be refused' },
  },
  {
    site: 'VITE_CMS_REPOSITORY',
    functions: ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
    siteAlone: 'nobody could sign in',
    functionsAlone: { judge: warning, text: 'the site has no /admin' },
  },
] as const

/** Checks the functions' settings, if given. Doesn't print values, since most are secrets. */
export function checkFunctionSettings(given: RawEnv, env: SiteEnv): Result[] {
  const names = Object.keys(rules)
  if (!given.TURNSTILE_SECRET_KEY && !names.some((name) => given[name]))
    return [
      warning(
        'Settings of the functions',
        `not looked at: give ${names.join(', ')} with --functions-env <file>`,
      ),
    ]
  const results = Object.entries(rules).map(([name, problemOf]) => {
    const problem = given[name] ? problemOf(given[name], env) : `is not set: ${README} says what it is`
    return problem ? error(name, problem) : ok(name, 'is set')
  })
  return [...results, ...doubtfulEntries(given), ...pairs.flatMap((pair) => checkPair(pair, given, env))]
}

function checkPair(pair: (typeof pairs)[number], given: RawEnv, env: SiteEnv): Result[] {
  const { site, functions, siteAlone, functionsAlone } = pair
  const missing = functions.filter((name) => !given[name])
  if (env[site]) {
    return missing.length > 0
      ? missing.map((name) => error(name, `is not set, but ${site} is: ${siteAlone}`))
      : [ok([site, ...functions].join(', '), 'are set')]
  }
  return missing.length > 0
    ? []
    : [functionsAlone.judge(site, `is not set, but ${functions[0]} is: ${functionsAlone.text}`)]
}

function tooShort(secret: string): string | undefined {
  return secret.length >= 24 ? undefined : 'is shorter than 24 characters'
}

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

/** False if the value can't be parsed. */
function holds(test: () => unknown): boolean {
  try {
    return Boolean(test())
  } catch {
    return false
  }
}
