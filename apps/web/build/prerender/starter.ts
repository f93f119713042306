import { registerWorker } from './register-worker.ts'

/**
 * The one inline script of the built pages, the same in all of them: the Content-Security-Policy names it by its hash
 * (scripts/headers). What differs from page to page stands in `#start-data`. It asks for the app's code when the
 * hero's picture has come (or failed) and the page has been painted, or at the visitor's first move, so that they
 * never compete; then for the data, which nobody reads before. (Browsers tell of a pointer at rest too, when what is
 * under it has changed: that is no move.) Each part of the code runs in a task of its own. A button pressed before the
 * code is there is pressed again afterwards (tabs open at the press, not at the click), and a form that only the app
 * can send waits; links and the search form need no help. The app calls `releaseEarly`, and `reloadIfReplaced` when a
 * part of its code did not come: if the entry is gone too, a newer build has taken its place, and the page is loaded
 * again, once. Where the code does not come for another reason, the page says so: it can be read, and its links lead
 * on.
 */
export const starter = () => `(()=>{${body}})()`.replace(/\n\s*/g, '')

export type StartData = {
  entry: string
  /** What the entry and the screen import, what others of them import first. */
  scripts: string[]
  /** Addresses of the feeds that the app is going to fetch. */
  feeds: string[]
  hasServiceWorker: boolean
}

const body = `
  let started, pressed;
  const { entry, scripts, feeds, hasServiceWorker } = JSON.parse(document.getElementById('start-data').textContent);
  const start = async () => {
    if (started) return;
    started = true;
    const run = (script) => new Promise((resolve) => setTimeout(() => resolve(import(script))));
    const parts = scripts.map(run);
    const app = run(entry);
    app.catch(() => {});
    try {
      await Promise.all(parts);
      for (const href of feeds) {
        const link = document.createElement('link');
        document.head.append(Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low', href }));
      }
      await app;
    } catch {
      return giveUp();
    }
    if (hasServiceWorker) (${registerWorker})();
  };
  const giveUp = async () => {
    await window.reloadIfReplaced().catch(() => {});
    window.releaseEarly();
    const again = document.createElement('button');
    again.textContent = 'Load the page again';
    again.style.textDecoration = 'underline';
    again.onclick = () => location.reload();
    const alert = document.createElement('p');
    alert.role = 'alert';
    alert.append('Parts of this page could not be loaded. ', again);
    alert.style.cssText = 'position:fixed;inset:auto 0 0;z-index:70;padding:1rem;text-align:center;background:var(--tp-surface);border-top:1px solid var(--tp-line)';
    document.body.append(alert);
  };
  window.reloadIfReplaced = async () => {
    const { status } = await fetch(entry, { method: 'HEAD', cache: 'no-store' });
    if (status != 404 || sessionStorage.replaced == entry) return;
    sessionStorage.replaced = entry;
    location.reload();
  };
  const press = (event) => {
    const button = event.target.closest('button');
    if (button) pressed = button;
  };
  const hold = (event) => {
    const search = event.target.hasAttribute('action');
    if (search && event.target.elements.q.value.trim()) return;
    event.preventDefault();
    if (!search) pressed = event.submitter;
  };
  addEventListener('click', press, true);
  addEventListener('submit', hold, true);
  window.releaseEarly = () => {
    removeEventListener('click', press, true);
    removeEventListener('submit', hold, true);
    return () => {
      if (!pressed) return;
      pressed.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
      pressed.click();
      pressed = null;
    };
  };
  const wake = (event) => {
    if (event.type != 'pointermove' || event.movementX || event.movementY) start();
  };
  ['pointerdown', 'touchstart', 'keydown', 'pointermove', 'scroll'].forEach((name) =>
    addEventListener(name, wake, { passive: true }));
  const hero = document.querySelector('[data-slot=hero-image]');
  const painted = () => requestAnimationFrame(() => {
    setTimeout(start, 100);
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  });
  if (hero && !hero.complete) hero.onload = hero.onerror = painted;
  else painted();
`
