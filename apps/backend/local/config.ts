import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { addressesFrom } from '../supabase/functions/_shared/allow-list.ts'
import { StartError } from './start-error.ts'

const backend = resolve(import.meta.dirname, '..')
const repository = resolve(backend, '../..')

/** Folders and files of the repository itself, whatever the environment says. */
export const places = {
  migrations: join(backend, 'supabase/migrations'),
  sampleFeeds: join(backend, 'sample/feeds'),
  sampleMedia: join(backend, 'sample/media'),
  sampleBlog: join(backend, 'sample/blog.xml'),
}

const rules = {
  PORT: 'a whole number from 1 to 65535, for example PORT=4173',
  HOST: 'a host name or an IP address, for example HOST=localhost',
  SITE_DIR: 'a folder that holds a built site with its index.html, for example SITE_DIR=apps/web/dist',
  FEEDS_DIR: 'a folder of feed files (*.json), for example FEEDS_DIR=exports/october',
  SUPABASE_DB_URL:
    'the address of a PostgreSQL 15 or newer, for example SUPABASE_DB_URL=postgresql://user:password@localhost:5432/site',
  MAILCHIMP_ORIGIN: 'an origin, for example MAILCHIMP_ORIGIN=http://localhost:9000',
  SIGN_UP_NETWORK_LIMIT: 'a whole number, for example SIGN_UP_NETWORK_LIMIT=2000',
  LOG_FORMAT: 'text or json, for example LOG_FORMAT=json',
  RSS_PROXY_ALLOW: 'addresses separated by commas, for example RSS_PROXY_ALLOW=https://blog.example.org/feed',
  RSS_PROXY_ALLOW_PRIVATE:
    'addresses separated by commas, for example RSS_PROXY_ALLOW_PRIVATE=http://blog.intranet/feed',
}

/** pnpm runs a script in its package's folder and keeps in INIT_CWD where the person typed the command. */
const folder = (env: NodeJS.ProcessEnv) =>
  v.pipe(
    v.string(),
    v.transform((path) => resolve(env.INIT_CWD ?? process.cwd(), path)),
  )

const addressList = v.optional(
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      try {
        addressesFrom(String(dataset.value))
      } catch {
        addIssue()
      }
    }),
  ),
)

const schema = (env: NodeJS.ProcessEnv) =>
  v.object({
    PORT: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.minValue(1), v.maxValue(65535)),
      '4173',
    ),
    HOST: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9.:-]+$/i)), 'localhost'),
    SITE_DIR: v.optional(
      v.pipe(
        folder(env),
        v.check((path) => existsSync(join(path, 'index.html'))),
      ),
    ),
    DATA_DIR: v.optional(folder(env), join(repository, '.data')),
    FEEDS_DIR: v.optional(folder(env)),
    RSS_PROXY_ALLOW: addressList,
    RSS_PROXY_ALLOW_PRIVATE: addressList,
    SUPABASE_DB_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/./))),
    // Not validated at startup: sign-ups are stored even if these are wrong, and `health` reports it.
    MAILCHIMP_API_KEY: v.optional(v.string()),
    MAILCHIMP_LIST_ID: v.optional(v.string()),
    MAILCHIMP_ORIGIN: v.optional(v.pipe(v.string(), v.url())),
    SIGN_UP_NETWORK_LIMIT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
    LOG_FORMAT: v.optional(v.picklist(['text', 'json']), 'text'),
  })

export type Config = v.InferOutput<ReturnType<typeof schema>>

/** Names of the variables that {@link readConfig} reads. */
export const variables = Object.keys(schema({}).entries)

/**
 * Reads the environment once.
 * @throws StartError with one line that names the variable, what it must be and an example.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  // `PORT=` in a shell or an env file means "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = v.safeParse(schema(env), given)
  if (result.success) return result.output
  const name = String(result.issues[0].path?.[0]?.key)
  const rule = rules[name as keyof typeof rules]
  const shown = name === 'SUPABASE_DB_URL' ? 'another text' : `"${env[name]}"`
  throw new StartError(`${name} must be ${rule}; got ${shown}`)
}
