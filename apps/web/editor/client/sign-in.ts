import { env } from '../../src/config/env.ts'

/**
 * In the window that the CMS opens: asks GitHub who this is, and hands the token to the editor, which keeps it in this
 * browser. Only this window knows `state` and the verifier (PKCE); GitHub redirects back here with a code. The function
 * cms-auth knows the app's secret. It has no page of its own because Supabase sends functions' HTML as plain text.
 */
const FUNCTION = `${env.supabaseUrl}/functions/v1/cms-auth`
const KEPT = 'sign-in'

type Answer = { address?: string; token?: string; message?: string }

const asked = new URLSearchParams(location.search)
try {
  await (asked.has('state') ? finish(asked) : begin())
} catch (error) {
  say((error as Error).message)
}

async function begin() {
  if (!window.opener) throw new Error('Open the editor at /admin, and sign in there.')
  const { address = '' } = await ask()
  const kept = { state: random(), verifier: random() }
  sessionStorage.setItem(KEPT, JSON.stringify(kept))
  const url = new URL(address)
  url.searchParams.set('state', kept.state)
  url.searchParams.set('code_challenge', await challengeOf(kept.verifier))
  url.searchParams.set('code_challenge_method', 'S256')
  location.replace(url)
}

async function finish(asked: URLSearchParams) {
  const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as { state?: string; verifier?: string }
  sessionStorage.removeItem(KEPT)
  // Remove the code and state from the URL, so that they don't stay in the browser history.
  history.replaceState(null, '', location.pathname)
  if (!kept.state || kept.state !== asked.get('state'))
    throw new Error('This sign-in was not started in this window. Close it and sign in from the editor.')
  if (asked.get('error') === 'access_denied')
    throw new Error('You did not authorize the editor at GitHub. Close this window and try again.')
  const code = asked.get('code')
  if (!code) throw new Error(`GitHub says: ${asked.get('error_description') ?? asked.get('error')}`)
  const { token } = await ask({ code, verifier: kept.verifier })
  handOver({ token, provider: 'github' })
}

/** In the form that the CMS expects (decap-cms-lib-auth, netlify-auth.js), and only to a page of this site. */
function handOver(user: object) {
  const editor = window.opener as Window | null
  if (!editor) throw new Error('The editor is closed. Open /admin, and sign in again.')
  addEventListener('message', ({ data, origin }) => {
    if (origin !== location.origin || data !== 'authorizing:github') return
    editor.postMessage(`authorization:github:success:${JSON.stringify(user)}`, location.origin)
  })
  editor.postMessage('authorizing:github', location.origin)
}

async function ask(body?: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(
    FUNCTION,
    body && { method: 'POST', headers, body: JSON.stringify(body) },
  ).catch(() => undefined)
  const answer = (await response?.json().catch(() => undefined)) as Answer | undefined
  if (response?.ok && answer) return answer
  throw new Error(`${answer?.message ?? 'The site does not answer.'} Close this window to try again.`)
}

function say(text: string) {
  const status = document.querySelector('[role=status]')
  if (status) status.textContent = text
}

function random(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

/** https://www.rfc-editor.org/rfc/rfc7636#section-4.2 */
async function challengeOf(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
