import { checkContent, type Finding } from '@two-pastors/web/content-check'
import { readEntries } from '@two-pastors/web/content-entries'
import type { RawEnv } from '@two-pastors/web/env-files'
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
  /** The settings of the build, unchecked. */
  raw: RawEnv
  /** Where the settings of the functions are, if anybody gives them. */
  functions: RawEnv
  sameOrigin: boolean
  live?: string | undefined
  /** Before a deployment: functions and site are those of the last one, and are not asked. */
  before?: boolean
  /** A deployment doesn't wait for others: what is wrong with feeds, blog and links is a warning. */
  patient?: boolean
}

/** Other people's faults. */
const OUTSIDE = ['Feeds', 'Blog', 'Links']

/** Everything, at once; in the order in which it is put right. */
export async function checkAll({
  raw,
  functions,
  sameOrigin,
  live,
  before = false,
  patient = before,
}: Options): Promise<Section[]> {
  const env = readSettings(raw)
  if (Array.isArray(env)) return [{ name: 'Settings (the rest waits for them)', results: env }]
  const sections: [name: string, results: Result[] | Promise<Result[]>][] = [
    ['Settings', [...checkEnvironment(env, { sameOrigin }), ...checkFunctionSettings(functions, env)]],
    ['Feeds', checkFeeds(feedsOf(readEntries().entries), env)],
    ['Blog', checkBlog(env).then((result) => [result])],
    ...(before ? [] : [['Functions', checkFunctions(env)] as [string, Promise<Result[]>]]),
    ['Content', contentResults()],
    ['Links', linkResults()],
    ['Build', [...checkBuild(env), ...checkHosts()]],
  ]
  if (live !== undefined) sections.push([`Live at ${live}`, liveResults(live, env.VITE_SITE_URL)])
  return Promise.all(
    sections.map(async ([name, results]) => {
      const isOthers = patient && OUTSIDE.includes(name)
      return { name, results: (await results).map((result) => (isOthers ? soften(result) : result)) }
    }),
  )
}

const soften = (result: Result): Result =>
  result.level === 'error' ? { ...result, level: 'warning' } : result

async function contentResults(): Promise<Result[]> {
  const { findings, files } = await checkContent()
  return findings.length === 0 ? [ok('pnpm content:check', `${files} files`)] : findings.map(toResult)
}

/** Only found online: links that no longer lead anywhere. */
async function linkResults(): Promise<Result[]> {
  const [offline, online] = await Promise.all([checkContent(), checkContent({ online: true })])
  const known = new Set(offline.findings.map((finding) => JSON.stringify(finding)))
  const found = online.findings.filter((finding) => !known.has(JSON.stringify(finding)))
  if (found.length > 0) return found.map(toResult)
  return [ok('pnpm content:check --online', `${online.links} links lead somewhere`)]
}

function toResult({ level, file, field, text }: Finding): Result {
  return (level === 'error' ? error : warning)([file, field].filter(Boolean).join(': '), text)
}

async function liveResults(address: string, siteUrl: string): Promise<Result[]> {
  const origin = URL.parse(address)?.origin
  if (!origin?.startsWith('http'))
    return [error('--live', 'is no address: write it as https://www.example.org')]
  const results = await checkLive(origin)
  return origin === siteUrl ? results : [warning('--live', `is not VITE_SITE_URL, ${siteUrl}`), ...results]
}
