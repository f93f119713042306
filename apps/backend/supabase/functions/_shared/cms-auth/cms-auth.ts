import { readJson, readUpTo } from '../body.ts'
import { answer, HttpError } from '../http.ts'
import { type Log, since } from '../log.ts'

export type CmsAuthDeps = {
  /** The site's origin. Only its pages get a token. */
  site: string
  /** The GitHub app that staff sign in with; undefined if it isn't set up. */
  app: { id: string; secret: string; scope: string } | undefined
  github: string
  fetch: typeof fetch
  log: Log
}

const maxBytes = 4 * 1024

/**
 * Signs staff in with GitHub, for the site's page /admin/sign-in. `GET` responds with the address where GitHub asks them, to
 * which the page adds `state` and its PKCE challenge. `POST {code, verifier}` responds with that person's token, and doesn't
 * store it. https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps#web-application-flow
 */
export function cmsAuth(request: Request, deps: CmsAuthDeps): Promise<Response> {
  const began = performance.now()
  const isSite = (origin: string) => origin === deps.site
  return answer(request, { methods: ['GET', 'POST'], allowOrigin: isSite, log: deps.log }, async () => {
    if (!deps.app)
      throw new HttpError(503, 'Signing in is not set up: GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET.')
    const redirect_uri = `${deps.site}/admin/sign-in`
    const { id: client_id, secret: client_secret, scope } = deps.app
    if (request.method === 'GET') {
      const address = `${deps.github}/login/oauth/authorize?${new URLSearchParams({ client_id, redirect_uri, scope })}`
      return privately({ address })
    }
    if (!isSite(request.headers.get('origin') ?? '')) throw new HttpError(403, 'Sign in on the site itself.')
    const { code, verifier } = ((await readJson(request, maxBytes)) ?? {}) as Record<string, unknown>
    if (!isWord(code) || !isWord(verifier)) throw new HttpError(400, 'Send {code, verifier}.')
    const body = new URLSearchParams({
      client_id,
      client_secret,
      code,
      code_verifier: verifier,
      redirect_uri,
    })
    const token = await exchange(body, deps)
    deps.log({ event: 'signed-in', ms: since(began) })
    return privately({ token })
  })
}

async function exchange(body: URLSearchParams, { fetch, github }: CmsAuthDeps): Promise<string> {
  const response = await fetch(`${github}/login/oauth/access_token`, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(8000),
  })
    .then((answered) => readUpTo(maxBytes, answered.body))
    .then((bytes) => JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>)
    .catch((cause: unknown) => {
      throw new HttpError(502, 'GitHub does not answer as it should. Please try again.', { cause })
    })
  if (typeof response.access_token === 'string') return response.access_token
  if (response.error === 'bad_verification_code')
    throw new HttpError(400, 'This sign-in is too old. Please start again.')
  // Such as incorrect_client_credentials: one of our settings is wrong.
  const cause = Object.assign(new Error(), { name: isWord(response.error) ? response.error : 'no token' })
  throw new HttpError(502, 'GitHub refuses our settings; the log of cms-auth says why.', { cause })
}

const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.~-]{1,128}$/.test(value)

const privately = (body: object) => Response.json(body, { headers: { 'cache-control': 'no-store' } })
