/**
 * Runs once the app is there: registers the service worker (src/worker/sw.ts) when the page has loaded and has nothing else
 * to do, unless the visitor saves data. It tells the worker what was loaded before there was one, and which pages the
 * app opens without asking for their HTML. Inline, for it is as short as a request for it would be, and so neither the
 * budget of the app's code nor `pnpm dev` knows of it.
 */
export const registerWorker = `() => {
  const workers = navigator.serviceWorker;
  if (!workers || navigator.connection?.saveData) return;
  const first = !workers.controller;
  const idle = () => (window.requestIdleCallback || setTimeout)(async () => {
    await workers.register('/sw.js').catch(() => {});
    const registration = await workers.ready;
    const keep = (urls) => registration.active.postMessage(urls);
    if (first) keep([location.href, ...performance.getEntries().map(({ name }) => name)]);
    window.navigation?.addEventListener('currententrychange', ({ from }) => {
      if (new URL(from.url).pathname != location.pathname) keep([location.href]);
    });
  }, { timeout: 5000 });
  if (document.readyState == 'complete') idle();
  else addEventListener('load', idle);
}`
