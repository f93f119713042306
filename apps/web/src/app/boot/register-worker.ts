import { whenIdle } from '#lib/when-idle.ts'

/**
 * Registers the service worker (features/offline/sw.ts) once the page has loaded and the browser is idle, unless the
 * visitor has Save-Data on. Sends the worker URLs to cache that it doesn't see itself: everything loaded before it was
 * active, and pages opened by client-side navigation, whose HTML is never requested.
 */
export function registerWorker(): void {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (!serviceWorker || connection?.saveData) return
  const isFirstVisit = !serviceWorker.controller

  const register = async () => {
    await serviceWorker.register('/sw.js').catch(() => {})
    const { active } = await serviceWorker.ready
    const keep = (urls: string[]) => active?.postMessage(urls)
    if (isFirstVisit) keep([location.href, ...performance.getEntries().map(({ name }) => name)])
    window.navigation?.addEventListener('currententrychange', ({ from }) => {
      if (from.url && new URL(from.url).pathname !== location.pathname) keep([location.href])
    })
  }
  whenIdle(register)
}
