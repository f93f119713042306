import { createHash, randomBytes } from 'node:crypto'
import { GitStore } from './git-store.ts'
import { type PullRequest, pullRequests } from './pull-requests.ts'
import { repositoryRoutes, type Status } from './rest-api.ts'
import { type Answer, answer, failure } from './shapes.ts'

export const REPOSITORY = 'two-pastors/site'
export const APP = { id: 'Ov23liAbCdEfGhIjKlMn', secret: '0123456789abcdef0123456789abcdef01234567' }
const ANN = { login: 'ann', name: 'Ann Baker', email: 'ann@example.org' }

export type Request = { method: string; url: URL; headers: Record<string, string>; body: string }

/**
 * GitHub as far as the editor needs it, based on its documentation: signing in, and the REST API of one repository,
 * which is a real Git repository.
 */
export class GitHub {
  readonly store: GitStore
  readonly statuses = new Map<string, Status[]>()
  readonly tokens: string[] = []
  /** Requests that it doesn't support. */
  readonly unknown: string[] = []
  readonly pulls: PullRequest[]
  /** Codes waiting to be exchanged, with their challenges. */
  readonly #codes = new Map<string, { challenge: string; redirect: string }>()
  readonly #routes: ReturnType<typeof repositoryRoutes>
  /** The app's registered callback. */
  callback = ''

  constructor(files: Map<string, Buffer>) {
    this.store = new GitStore(files)
    const { all, routes } = pullRequests(this.store, ANN, REPOSITORY)
    this.pulls = all
    this.#routes = [...repositoryRoutes(this.store, ANN, this.statuses), ...routes]
  }

  /** https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps#1-request-a-users-github-identity */
  authorizePage(query: URLSearchParams): string {
    const {
      client_id,
      redirect_uri = '',
      state = '',
      code_challenge = '',
      code_challenge_method,
    } = Object.fromEntries(query)
    if (client_id !== APP.id || redirect_uri !== this.callback) return '<h1>Be careful!</h1>'
    if (code_challenge.length !== 43 || code_challenge_method !== 'S256') return '<h1>No PKCE</h1>'
    const code = randomBytes(10).toString('hex')
    this.#codes.set(code, { challenge: code_challenge, redirect: redirect_uri })
    const to = (params: Record<string, string>) =>
      `${redirect_uri}?${new URLSearchParams({ ...params, state })}`.replaceAll('&', '&amp;')
    const denied = {
      error: 'access_denied',
      error_description: 'The user has denied your application access.',
    }
    return `<!doctype html><title>Authorize</title><a href="${to({ code })}">Authorize</a> <a href="${to(denied)}">Cancel</a>`
  }

  /** https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps#2-users-are-redirected-back-to-your-site-by-github */
  exchange(form: URLSearchParams): Record<string, string> {
    const { client_id, client_secret, code = '', code_verifier = '', redirect_uri } = Object.fromEntries(form)
    if (client_id !== APP.id || client_secret !== APP.secret) return { error: 'incorrect_client_credentials' }
    const known = this.#codes.get(code)
    this.#codes.delete(code)
    const challenge = createHash('sha256').update(code_verifier).digest('base64url')
    if (!known || known.challenge !== challenge) return { error: 'bad_verification_code' }
    if (known.redirect !== redirect_uri) return { error: 'redirect_uri_mismatch' }
    const token = `gho_${randomBytes(18).toString('hex')}`
    this.tokens.push(token)
    return { access_token: token, token_type: 'bearer', scope: form.get('scope') ?? 'public_repo' }
  }

  /** https://docs.github.com/en/rest */
  rest({ method, url, headers, body }: Request): Answer {
    if (!this.tokens.some((token) => headers.authorization === `token ${token}`))
      return failure(401, 'Bad credentials')
    // https://docs.github.com/en/rest/users/users#get-the-authenticated-user
    if (url.pathname === '/user' || url.pathname === `/users/${ANN.login}`) return answer(200, ANN)
    // https://docs.github.com/en/rest/search/search#search-issues-and-pull-requests
    if (url.pathname === '/search/issues') return answer(200, { total_count: 0, items: [] })
    const path = decodeURIComponent(url.pathname)
    const inside = path.startsWith(`/repos/${REPOSITORY}`)
      ? path.slice(`/repos/${REPOSITORY}`.length)
      : undefined
    for (const [wanted, pattern, run] of this.#routes) {
      const found = wanted === method && inside !== undefined && pattern.exec(inside)
      if (!found) continue
      const query = Object.fromEntries(url.searchParams)
      return run({ parts: found.slice(1), query, body: body ? JSON.parse(body) : {} })
    }
    this.unknown.push(`${method} ${url.pathname}`)
    return failure(404, 'Not Found')
  }

  /** The text of a file on a branch. */
  text = (path: string, branch = 'main') => this.store.read(`${branch}:${path}`).toString('utf8')
}
