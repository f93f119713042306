import { existsSync, readFileSync } from 'node:fs'
import { root } from '@two-pastors/tooling/run'
import { everywhere } from './check-build.ts'
import { answerOf, check, type Found, PATIENCE_MS, Problem, type Result } from './result.ts'

const HOST = 'docs/deploy.md says what the host must do'
const DEPLOY = 'deploy the whole of apps/web/dist'

type Options = { dist?: string; patience?: number }
/** Asks for a page or file. @throws Problem if its status is another */
type Visit = (path: string, status?: number, remedy?: string) => Promise<Found>

/** Checks the live site: whether the host serves it as the build configures. */
export async function checkLive(
  origin: string,
  { dist = `${root}apps/web/dist`, patience = PATIENCE_MS }: Options = {},
): Promise<Result[]> {
  const visit: Visit = async (path, status = 200, remedy = HOST) => {
    const headers = { 'accept-encoding': 'br, gzip' }
    const answer = await answerOf(origin + path, { redirect: 'manual', headers, patience }, 'is it there?')
    if (answer.status !== status) throw new Problem(`answers ${answer.status}, not ${status}: ${remedy}`)
    return answer
  }
  const editor = existsSync(`${dist}/admin.html`) ? ['/admin' as const] : []
  const results = await Promise.all([
    checkHome(visit, dist),
    ...editor.map((path) =>
      check(`headers of ${path}`, async () => compareHeaders(await visit(path), dist, path)),
    ),
    check('/no-such-page', async () => {
      const { text } = await visit('/no-such-page', 404)
      if (/<title>Page not found/.test(text)) return 'answers 404 with our page'
      throw new Problem(`answers 404, but not with our 404.html: ${HOST}`)
    }),
    // Files for search engines, which must contain the site's origin.
    ...['/sitemap.xml', '/robots.txt'].map((path) =>
      check(path, async () => {
        const { text } = await visit(path, 200, DEPLOY)
        if (text.includes(`${origin}/`)) return `names ${origin}`
        throw new Problem(`does not name ${origin}: set VITE_SITE_URL to it, and build anew`)
      }),
    ),
    origin.startsWith('https:') ? checkHttp(origin, patience) : [],
  ])
  return results.flat()
}

/** Checks the home page, its headers and one of its files. */
async function checkHome(visit: Visit, dist: string): Promise<Result[]> {
  let home: Found | undefined
  const answers = await check('/', async () => {
    home = await visit('/')
    return 'answers'
  })
  if (!home) return [answers]
  const page = home
  const asset = /\/assets\/[\w.-]+\.js\b/.exec(page.text)?.[0]
  return [
    answers,
    await check('headers of /', () => compareHeaders(page, dist, '/*')),
    await check('/', () => expectCompressed(page)),
    await check(asset ?? '/', async () => {
      if (!asset) throw new Problem('names no file of /assets: is it this site?')
      const file = await visit(asset, 200, DEPLOY)
      const kept = file.headers.get('cache-control') ?? 'missing'
      if (!/immutable/.test(kept)) throw new Problem(`cache-control is ${kept}, not immutable: ${HOST}`)
      return `${expectCompressed(file)}, and kept by browsers for good`
    }),
  ]
}

/** Some hosts send the headers of two rules; the editor does not work under the policy of the site. */
function compareHeaders({ headers }: Found, dist: string, rule: string): string {
  if (!existsSync(`${dist}/_headers`)) {
    if (!headers.has('content-security-policy')) throw new Problem(`no content-security-policy: ${HOST}`)
    return 'has a policy; without apps/web/dist it cannot be compared with the build'
  }
  const wanted = everywhere(readFileSync(`${dist}/_headers`, 'utf8'), rule)
  const other = [...wanted].filter(([name, value]) => headers.get(name) !== value).map(([name]) => name)
  if (other.length === 0) return 'are those of the build'
  throw new Problem(
    `${other.join(', ')}: missing, or of another build than apps/web/dist: deploy it, with its _headers`,
  )
}

function expectCompressed({ headers }: Found): string {
  const encoding = headers.get('content-encoding') ?? ''
  if (/^(?:br|gzip|zstd)$/.test(encoding)) return `is compressed (${encoding})`
  throw new Problem(`is not compressed: ${HOST}`)
}

function checkHttp(origin: string, patience: number): Promise<Result> {
  const address = origin.replace(/^https:/, 'http:')
  return check(address, async () => {
    const options = { redirect: 'manual', patience, withBody: false } as const
    const { status, headers } = await answerOf(`${address}/`, options, `redirect it to ${origin}`)
    const target = headers.get('location') ?? 'nowhere'
    if ([301, 308].includes(status) && target.startsWith('https:')) return `leads to ${target}`
    throw new Problem(`answers ${status} and redirects to ${target}: redirect it to ${origin} with 301`)
  })
}
