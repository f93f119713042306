import { wantsLessMotion } from '#lib/less-motion.ts'

/** How long the page may stand still until the dialog is there, or gone, in ms. After that the rest comes as it is. */
const PATIENCE = 300

/** The card that the open dialog grew from. */
let origin: HTMLElement | null = null

/**
 * Opens the dialog as a View Transition, in which it grows out of the card that was clicked (its looks are in styles.css).
 * From a link without a picture, without the browser's support or with reduced motion it just opens.
 */
export function growFrom(link: HTMLElement, open: () => void): void {
  origin = link.querySelector('img') && link
  if (canGrow(origin)) void grow(origin, true, open)
  else open()
}

/** Closes the dialog back into the card that it grew out of. */
export function shrinkBack(close: () => void): void {
  const card = origin
  origin = null
  if (canGrow(card)) void grow(card, false, close)
  else close()
}

async function grow(card: HTMLElement, opening: boolean, change: () => void): Promise<void> {
  // Only one of card and dialog may have the name at a time; the style sheet gives it to the dialog.
  if (opening) card.style.viewTransitionName = 'video'
  const transition = document.startViewTransition({
    types: ['video'],
    update: async () => {
      change()
      await until(() => isDialogThere() === opening)
      card.style.viewTransitionName = opening ? '' : 'video'
    },
  })
  // The browser skips one when the next begins, or while the page is out of sight: the change itself has happened.
  transition.ready.catch(() => {})
  await transition.finished.catch(() => {})
  card.style.viewTransitionName = ''
}

function canGrow(card: HTMLElement | null): card is HTMLElement {
  if (!card?.isConnected || !('ViewTransition' in window && 'types' in ViewTransition.prototype)) return false
  const { top, bottom } = card.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && !wantsLessMotion()
}

function isDialogThere(): boolean {
  return document.querySelector('[data-slot=video-dialog]') !== null
}

/** Resolves when the page has become so, or patience ends. */
function until(done: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => done() && finish())
    const timer = setTimeout(finish, PATIENCE)
    observer.observe(document.body, { childList: true, subtree: true })
    if (done()) finish()

    function finish() {
      clearTimeout(timer)
      observer.disconnect()
      resolve()
    }
  })
}
