import { existsSync, readFileSync } from 'node:fs'
import { type Answer, ask } from '@two-pastors/tooling/ask'
import { root } from '@two-pastors/tooling/run'
import { everywhere } from './check-build.ts'
import { error, ok, PATIENCE_MS, type Result } from './result.ts'

const DEPLOY = 'docs/deploy.md says what the host must do'

type Options = { dist?: string; patience?: number }
type Visit = (path: string) => Promise<Answer | string>

/** Checks the live site: whether the host serves it as the build configures. */
export async function checkLive(
  origin: string,
  { dist, patience = PATIENCE_MS }: Options = {},
): Promise<Result[]> {
  const folder = dist ?? `${root}apps/web/dist`
  const visit: Visit = async (path) => {
    const headers = { 'accept-encoding': 'br, gzip' }
    const answer = await ask(origin + path, { redirect: 'manual', headers, patience })
    return 'failure' in answer ? answer.failure : answer
  }
  const results = await Promise.all([
    checkHome(visit, folder),
    existsSync(`${folder}/admin.html`) ? checkEditor(visit, folder) : [],
    checkNotFound(visit),
    checkFile(visit, '/sitemap.xml', origin),
    checkFile(visit, '/robots.txt', origin),
    origin.startsWith('https:') ? checkHttp(origin, patience) : [],
  ])
  return results.flat()
}

/** Checks the home page, its metadata and its files. */
async function checkHome(visit: Visit, dist: string): Promise<Result[]> {
  const home = await visit('/')
  if (typeof home === 'string') return [error('/', `${home}: is the site there?`)]
  if (home.status !== 200) return [error('/', `answers ${home.status}, not 200: ${DEPLOY}`)]
  const asset = /\/assets\/[\w.-]+\.js\b/.exec(home.text)?.[0]
  return [
    ok('/', 'answers'),
    headersResult(home, dist),
    compressed('/', home),
    ...(asset ? await checkAsset(visit, asset) : [error('/', 'names no file of /assets: is it this site?')]),
  ]
}

/** Some hosts send the headers of two rules; the editor does not work under the policy of the site. */
async function checkEditor(visit: Visit, dist: string): Promise<Result> {
  const page = await visit('/admin')
  if (typeof page === 'string') return error('/admin', page)
  if (page.status !== 200) return error('/admin', `answers ${page.status}, not 200: ${DEPLOY}`)
  return headersResult(page, dist, '/admin')
}

function headersResult({ headers }: Answer, dist: string, path: '/' | '/admin' = '/'): Result {
  const about = `headers of ${path}`
  if (!existsSync(`${dist}/_headers`)) {
    return headers.has('content-security-policy')
      ? ok(about, 'has a policy; without apps/web/dist it cannot be compared with the build')
      : error(about, `no content-security-policy: ${DEPLOY}`)
  }
  const wanted = everywhere(readFileSync(`${dist}/_headers`, 'utf8'), path === '/' ? '/*' : path)
  const other = [...wanted].filter(([name, value]) => headers.get(name) !== value).map(([name]) => name)
  return other.length === 0
    ? ok(about, 'are those of the build')
    : error(
        about,
        `${other.join(', ')}: missing, or of another build than apps/web/dist: deploy it, with its _headers`,
      )
}

const compressed = (path: string, { headers }: Answer): Result =>
  /^(?:br|gzip|zstd)$/.test(headers.get('content-encoding') ?? '')
    ? ok(path, `is compressed (${headers.get('content-encoding')})`)
    : error(path, `is not compressed: ${DEPLOY}`)

async function checkAsset(visit: Visit, path: string): Promise<Result[]> {
  const asset = await visit(path)
  if (typeof asset === 'string') return [error(path, asset)]
  if (asset.status !== 200) return [error(path, `answers ${asset.status}: deploy the whole of apps/web/dist`)]
  const kept = asset.headers.get('cache-control') ?? 'missing'
  return [
    /immutable/.test(kept)
      ? ok(path, 'is kept by browsers for good')
      : error(path, `cache-control is ${kept}, not immutable: ${DEPLOY}`),
    compressed(path, asset),
  ]
}

async function checkNotFound(visit: Visit): Promise<Result> {
  const path = '/no-such-page'
  const answer = await visit(path)
  if (typeof answer === 'string') return error(path, answer)
  if (answer.status !== 404) return error(path, `answers ${answer.status}, not 404: ${DEPLOY}`)
  return /<title>Page not found/.test(answer.text)
    ? ok(path, 'answers 404 with our page')
    : error(path, `answers 404, but not with our 404.html: ${DEPLOY}`)
}

/** Checks a file for search engines, which must contain the site's origin. */
async function checkFile(visit: Visit, path: string, origin: string): Promise<Result> {
  const answer = await visit(path)
  if (typeof answer === 'string') return error(path, answer)
  if (answer.status !== 200) return error(path, `answers ${answer.status}: deploy the whole of apps/web/dist`)
  return answer.text.includes(`${origin}/`)
    ? ok(path, `names ${origin}`)
    : error(path, `does not name ${origin}: set VITE_SITE_URL to it, and build anew`)
}

async function checkHttp(origin: string, patience: number): Promise<Result> {
  const address = origin.replace(/^https:/, 'http:')
  const answer = await ask(`${address}/`, { redirect: 'manual', patience, withBody: false })
  if ('failure' in answer) return error(address, `${answer.failure}: redirect it to ${origin}`)
  const target = answer.headers.get('location') ?? 'nowhere'
  return [301, 308].includes(answer.status) && target.startsWith('https:')
    ? ok(address, `leads to ${target}`)
    : error(address, `answers ${answer.status} and redirects to ${target}: redirect it to ${origin} with 301`)
}
