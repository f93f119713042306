/** Runs in the page, before anything else there: sends what goes wrong to `address`. */
export function reportErrors(address: string): void {
  const report = (...parts: unknown[]) => {
    const words = parts.map((part) =>
      part instanceof Error ? `${part.message}\n${part.stack}` : String(part),
    )
    const text = `${location.pathname}: ${words.join(' ')}`
    // Says only that a row has changed while it was measured; it is measured again in the next frame.
    if (text.includes('ResizeObserver loop')) return
    // What a page is still asking for fails when it is left. That is no error, and the page does not live to report it.
    setTimeout(() => navigator.sendBeacon(address, text), 100)
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
      // An element whose file did not come; such an event does not bubble.
      else if (target instanceof Element) report('not loaded:', target.outerHTML.slice(0, 300))
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => report('rejected:', reason))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    report('against the policy:', violatedDirective, blockedURI, sourceFile),
  )
}
