import { checkContent } from '../../apps/web/tools/content-check/check-content.ts'
import { readEntries } from '../../apps/web/tools/content-check/read-entries.ts'
import type { RawEnv } from '../site-env.ts'
import { checkBlog } from './check-blog.ts'
import { checkBuild, checkHosts } from './check-build.ts'
import { checkEnvironment, readSettings } from './check-environment.ts'
import { checkFeeds, feedsOf } from './check-feeds.ts'
import { checkFunctionSettings } from './check-function-settings.ts'
import { checkFunctions } from './check-functions.ts'
import { checkLive } from './check-live.ts'
import { error, ok, type Result, warning } from './result.ts'

export type Section = { name: string; results: Result[] }

type Options = {
  /** The settings of the build, unvalidated. */
  raw: RawEnv
  /** Path of the functions' settings, if given. */
  functions: RawEnv
  sameOrigin: boolean
  live?: string | undefined
}

/** Runs all checks in parallel. The results are in the order in which to fix them. */
export async function checkAll({ raw, functions, sameOrigin, live }: Options): Promise<Section[]> {
  const env = readSettings(raw)
  if (Array.isArray(env)) return [{ name: 'Settings (the rest waits for them)', results: env }]
  const sections: [name: string, results: Result[] | Promise<Result[]>][] = [
    ['Settings', [...checkEnvironment(env, { sameOrigin }), ...checkFunctionSettings(functions, env)]],
    ['Feeds', checkFeeds(feedsOf(readEntries().entries), env)],
    ['Blog', checkBlog(env).then((result) => [result])],
    ['Functions', checkFunctions(env)],
    ['Content', contentResults()],
    ['Build', [...checkBuild(env), ...checkHosts()]],
  ]
  if (live !== undefined) sections.push([`Live at ${live}`, liveResults(live, env.VITE_SITE_URL)])
  return Promise.all(sections.map(async ([name, results]) => ({ name, results: await results })))
}

async function contentResults(): Promise<Result[]> {
  const { findings, links } = await checkContent({ online: true })
  if (findings.length === 0) return [ok('pnpm content:check --online', `${links} links lead somewhere`)]
  return findings.map(({ level, file, field, text }) =>
    (level === 'error' ? error : warning)([file, field].filter(Boolean).join(': '), text),
  )
}

async function liveResults(address: string, siteUrl: string): Promise<Result[]> {
  const origin = URL.parse(address)?.origin
  if (!origin?.startsWith('http'))
    return [error('--live', 'is no address: write it as https://www.example.org')]
  const results = await checkLive(origin)
  return origin === siteUrl ? results : [warning('--live', `is not VITE_SITE_URL, ${siteUrl}`), ...results]
}
