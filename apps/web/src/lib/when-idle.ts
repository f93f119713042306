/** Calls `job` once the page has loaded and the browser is idle. Safari has no requestIdleCallback. */
export function whenIdle(job: () => unknown): void {
  const wait = () => (window.requestIdleCallback ?? setTimeout)(() => job(), { timeout: 5000 } as never)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}
