import { registerWorker } from './register-worker.ts'

/**
 * The one inline script of a page. It asks for the app's code when the hero's picture has come (or failed), or at the
 * visitor's first move, so that the code never competes with the picture (browsers tell of a pointer at rest too, when
 * what is under it has changed: that is no move). A button pressed before the code is there is
 * pressed again afterwards (tabs open at the press, not at the click), and a form that only the app can send waits; links and the search form need no help. The app calls `releaseEarly`, and `reloadIfReplaced` when a part of
 * its code did not come: if the entry is gone too, a newer build has taken its place, and the page is loaded again, once.
 */
export function starter(entry: string, scripts: string[], hasServiceWorker: boolean): string {
  return `(()=>{${body}})()`
    .replace('STARTED', () => (hasServiceWorker ? `.then(${registerWorker})` : ''))
    .replaceAll('ENTRY', () => JSON.stringify(entry))
    .replace('SCRIPTS', () => JSON.stringify(scripts))
    .replace(/\n\s*/g, '')
}

const body = `
  let started, pressed;
  const start = () => {
    if (started) return;
    started = true;
    SCRIPTS.forEach((href) => setTimeout(() => {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }));
    import(ENTRY)STARTED;
  };
  window.reloadIfReplaced = async () => {
    const { status } = await fetch(ENTRY, { method: 'HEAD', cache: 'no-store' });
    if (status != 404 || sessionStorage.replaced == ENTRY) return;
    sessionStorage.replaced = ENTRY;
    location.reload();
  };
  const press = (event) => {
    const button = event.target.closest('button');
    if (button) pressed = button;
  };
  const hold = (event) => {
    if (event.target.hasAttribute('action')) return;
    event.preventDefault();
    pressed = event.submitter;
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
  if (!hero || hero.complete) setTimeout(start);
  else {
    hero.addEventListener('load', start);
    hero.addEventListener('error', start);
  }
`
