import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { StartError } from './start-error.ts'

const backend = resolve(import.meta.dirname, '..')
const repository = resolve(backend, '../..')

/** Folders and files that belong to the repository, whatever the environment says. */
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
  RSS_PROXY_ALLOW: 'addresses separated by commas, for example RSS_PROXY_ALLOW=https://blog.example.org/feed',
}

/** pnpm runs a script in its package's folder and keeps in INIT_CWD where the person typed the command. */
const folder = (env: NodeJS.ProcessEnv) =>
  v.pipe(
    v.string(),
    v.transform((path) => resolve(env.INIT_CWD ?? process.cwd(), path)),
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
    RSS_PROXY_ALLOW: v.optional(v.pipe(v.string(), v.check(isAddressList))),
    SUPABASE_DB_URL: v.optional(v.string()),
  })

function isAddressList(text: string): boolean {
  return text.split(',').every((entry) => URL.canParse(entry.trim()))
}

export type Config = v.InferOutput<ReturnType<typeof schema>>

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
  throw new StartError(`${name} must be ${rule}; got "${env[name]}"`)
}
