/** Runs in the page before any other script, and sends errors to `address`. */
export function reportErrors(address: string): void {
  let left = false
  const leave = () => {
    left = true
  }
  addEventListener('pagehide', leave)
  addEventListener('test-ended', leave)
  const report = (...parts: unknown[]) => {
    const words = parts.map((part) =>
      part instanceof Error ? `${part.message}\n${part.stack}` : String(part),
    )
    const text = `${location.pathname}: ${words.join(' ')}`
    // Harmless: the browser delivers the remaining notifications in the next frame.
    if (text.includes('ResizeObserver loop')) return
    // Requests in flight fail when the page is left. That is not an error.
    setTimeout(() => left || navigator.sendBeacon(address, text), 100)
  }
  const { error } = console
  console.error = (...parts) => {
    report(...parts)
    error(...parts)
  }
  addEventListener(
    'error',
    ({ target, message, filename }) => {
      if (target === window) report(message, filename)
      // An element whose file failed to load. These events don't bubble.
      else if (target instanceof Element) report('not loaded:', target.outerHTML.slice(0, 300))
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => report('rejected:', reason))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    report('against the policy:', violatedDirective, blockedURI, sourceFile),
  )
}
