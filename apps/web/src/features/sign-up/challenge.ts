/** https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

type Turnstile = {
  render: (
    container: HTMLElement,
    options: {
      sitekey: string
      appearance: 'interaction-only'
      callback: (token: string) => void
      'error-callback': () => void
      'timeout-callback': () => void
    },
  ) => string
  remove: (id: string) => void
}

declare global {
  var turnstile: Turnstile | undefined
}

let loading: Promise<void> | undefined

/**
 * Runs Cloudflare's bot check, which is invisible to most visitors.
 * @returns the token for the sign-up, or undefined if there is none, which the server function decides how to handle
 */
export async function solveChallenge(siteKey: string): Promise<string | undefined> {
  loading ??= loadScript()
  await loading.catch(() => {
    // Let the next attempt load the script again.
    loading = undefined
  })
  const { turnstile } = globalThis
  if (!turnstile) return undefined

  // On top of everything, in case the visitor has to interact.
  const container = document.createElement('div')
  container.style.cssText =
    'position:fixed;inset:auto 0 1rem;z-index:var(--tp-z-tooltip);display:grid;place-items:center'
  document.body.append(container)
  let id = ''
  try {
    return await new Promise((resolve) => {
      const giveUp = () => resolve(undefined)
      id = turnstile.render(container, {
        sitekey: siteKey,
        appearance: 'interaction-only',
        callback: resolve,
        'error-callback': giveUp,
        'timeout-callback': giveUp,
      })
    })
  } finally {
    turnstile.remove(id)
    container.remove()
  }
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('Turnstile did not load'))
    }
    document.head.append(script)
  })
}
