import { prefersReducedMotion } from '#lib/reduced-motion.ts'

/** How long the transition, which freezes the page, waits for the dialog to open or close. */
const DIALOG_TIMEOUT_MS = 500

/** The card that the open dialog grew from. */
let origin: HTMLElement | null = null

/**
 * Opens the dialog with a view transition that grows it out of the clicked card (styled in app/styles/styles.css). Opens
 * without one if the link has no picture, the browser lacks support or the visitor prefers reduced motion.
 */
export function growFrom(link: HTMLElement, open: () => void): void {
  origin = link.querySelector('img') && link
  if (canGrow(origin)) void grow(origin, true, open)
  else open()
}

/** Closes the dialog by shrinking it back into its card. */
export function shrinkBack(close: () => void): void {
  const card = origin
  origin = null
  if (canGrow(card)) void grow(card, false, close)
  else close()
}

async function grow(card: HTMLElement, opening: boolean, change: () => void): Promise<void> {
  // Only one element may have the name at a time; the style sheet gives it to the dialog.
  if (opening) card.style.viewTransitionName = 'video'
  const transition = document.startViewTransition({
    types: ['video'],
    update: async () => {
      change()
      await until(() => isDialogThere() === opening)
      // By what is there: the dialog may take longer than the timeout.
      card.style.viewTransitionName = isDialogThere() ? '' : 'video'
    },
  })
  // The browser skips a transition when another starts or the page is hidden; the change itself still happens.
  transition.ready.catch(() => {})
  await transition.finished.catch(() => {})
  card.style.viewTransitionName = ''
}

function canGrow(card: HTMLElement | null): card is HTMLElement {
  if (!card?.isConnected || !('ViewTransition' in window && 'types' in ViewTransition.prototype)) return false
  const { top, bottom } = card.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && !prefersReducedMotion()
}

function isDialogThere(): boolean {
  return document.querySelector('[data-slot=video-dialog]') !== null
}

/** Resolves when `done` returns true, or after the timeout. */
function until(done: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => done() && finish())
    const timer = setTimeout(finish, DIALOG_TIMEOUT_MS)
    observer.observe(document.body, { childList: true, subtree: true })
    if (done()) finish()

    function finish() {
      clearTimeout(timer)
      observer.disconnect()
      resolve()
    }
  })
}
