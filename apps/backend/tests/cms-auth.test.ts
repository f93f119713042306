import { afterEach, expect, test } from 'vitest'
import { type CmsAuthDeps, cmsAuth } from '../supabase/functions/_shared/cms-auth/cms-auth.ts'
import { createLog, type Line } from '../supabase/functions/_shared/log.ts'
import { serve } from './helpers/blog.ts'
import { serveFunction } from './helpers/deno.ts'

const site = 'https://www.example.org'
const TOKEN = 'gho_16C7e42F292c6912E7710c838347Ae178B4a'
const CODE = 'a1b2c3d4e5f6a7b8c9d0'
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const SECRET = '0123456789abcdef0123456789abcdef01234567'

let lines: Line[] = []
let asked: Request[] = []
afterEach(() => {
  lines = []
  asked = []
})

/** GitHub's answer: https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps#response-1 */
const granted = () => Response.json({ access_token: TOKEN, scope: 'public_repo', token_type: 'bearer' })

function deps(
  answer: () => Response | Promise<Response> = granted,
  changes: Partial<CmsAuthDeps> = {},
): CmsAuthDeps {
  return {
    site,
    app: { id: 'Ov23li', secret: SECRET, scope: 'public_repo' },
    github: 'https://github.com',
    fetch: async (input, init) => {
      asked.push(new Request(input as string, init))
      return answer()
    },
    log: createLog('cms-auth', (line) => lines.push(line)),
    ...changes,
  }
}

const post = (body: unknown, { origin = site, ...given }: { origin?: string; deps?: CmsAuthDeps } = {}) =>
  cmsAuth(
    new Request('https://project.example.org/functions/v1/cms-auth', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(origin && { origin }) },
      body: JSON.stringify(body),
    }),
    given.deps ?? deps(),
  )
const signIn = { code: CODE, verifier: VERIFIER }

test.each([[null], [[]], ['code'], [7]])('%j is no sign-in, and no fault of ours', async (body) => {
  const response = await post(body)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ message: 'Send {code, verifier}.' })
})

test('the page learns where GitHub asks staff, and the secret stays here', async () => {
  const request = new Request('https://project.example.org/functions/v1/cms-auth', {
    headers: { origin: site },
  })
  const response = await cmsAuth(request, deps())
  const text = await response.text()
  const address = new URL((JSON.parse(text) as { address: string }).address)
  expect(address.origin + address.pathname).toBe('https://github.com/login/oauth/authorize')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: 'Ov23li',
    redirect_uri: `${site}/admin/sign-in`,
    scope: 'public_repo',
  })
  expect(text).not.toContain(SECRET)
  expect(response.headers.get('access-control-allow-origin')).toBe(site)
})

test('a code and its verifier become a token, which nobody may store or log', async () => {
  const response = await post(signIn)
  expect(await response.json()).toEqual({ token: TOKEN })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(asked[0]?.url).toBe('https://github.com/login/oauth/access_token')
  expect(Object.fromEntries(new URLSearchParams(await asked[0]?.text()))).toEqual({
    client_id: 'Ov23li',
    client_secret: SECRET,
    code: CODE,
    code_verifier: VERIFIER,
    redirect_uri: `${site}/admin/sign-in`,
  })
  expect(lines).toMatchObject([{ event: 'signed-in', function: 'cms-auth' }])
  for (const secret of [TOKEN, CODE, VERIFIER, SECRET]) expect(JSON.stringify(lines)).not.toContain(secret)
})

test.each(['https://evil.example', 'https://www.example.org.evil.example', 'null', ''])(
  'a page of %s gets no token, and GitHub is not asked',
  async (origin) => {
    const response = await post(signIn, { origin })
    expect(response.status).toBe(403)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(asked).toEqual([])
  },
)

test.each([{}, { code: CODE }, { ...signIn, verifier: 'a b' }, { ...signIn, code: ['a'] }])(
  '%j is refused',
  async (body) => {
    expect((await post(body)).status).toBe(400)
    expect(asked).toEqual([])
  },
)

test.each([
  [400, 'too old', () => Response.json({ error: 'bad_verification_code' })],
  [502, 'refuses our settings', () => Response.json({ error: 'incorrect_client_credentials' })],
  [502, 'does not answer', () => new Response('<h1>Unicorn!</h1>', { status: 503 })],
  [502, 'does not answer', () => new Response('x'.repeat(10_000))],
  [502, 'does not answer', () => Promise.reject(new TypeError('fetch failed'))],
])('%i, and in words that it %s', async (status, words, answer) => {
  const response = await post(signIn, { deps: deps(answer) })
  expect(response.status).toBe(status)
  expect(((await response.json()) as { message: string }).message).toContain(words)
})

test('which setting GitHub refuses is in the log', async () => {
  await post(signIn, { deps: deps(() => Response.json({ error: 'incorrect_client_credentials' })) })
  expect(lines).toMatchObject([{ event: 'failed', status: 502, error: 'incorrect_client_credentials' }])
})

test('without an app it says what is missing', async () => {
  const response = await post(signIn, { deps: deps(granted, { app: undefined }) })
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('GITHUB_CLIENT_ID') })
})

test('the deployed function signs in', async () => {
  const github = await serve((_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ access_token: TOKEN }))
  })
  const settings = {
    SITE_URL: site,
    GITHUB_CLIENT_ID: 'Ov23li',
    GITHUB_CLIENT_SECRET: SECRET,
    GITHUB_ORIGIN: github.origin,
  }
  const { url, stop, lines: said } = await serveFunction('cms-auth', settings)
  const headers = { origin: site, 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(signIn) })
  expect(await response.json()).toEqual({ token: TOKEN })
  await stop()
  expect(said.join()).not.toContain(TOKEN)
})
