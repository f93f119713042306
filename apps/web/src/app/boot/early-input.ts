import { openPlainPlayer } from '#features/watch/open-plain-player.ts'
import { isPlainPress } from '#lib/plain-press.ts'
import { videoLinkOf } from './video-link.ts'

/**
 * Replays ticks, choices in lists and the last button press from before hydration, which would otherwise be lost. Links and the
 * search form work without JavaScript, so only buttons and other forms need this. The link of a video
 * (features/watch/watch-link.tsx) starts it at once, and is pressed again when the page can open its address. The entry
 * dispatches `app:hydrating` when React takes over events, and `app:ready` once the page has hydrated. If neither comes,
 * because the code failed to load, forms stay held and videos keep playing in the browser's own player.
 * @returns whether a form is waiting to be sent
 */
export function keepEarlyInput(): () => boolean {
  let pressed: HTMLElement | null = null
  let isHydrating = false
  const chosen = new Map<HTMLSelectElement, string>()
  const ticked = new Map<HTMLInputElement, boolean>()

  const keepPress = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button')
    if (button && !isHydrating) pressed = button
    const link = videoLinkOf(event)
    if (!link || !isPlainPress(event)) return
    // Safari doesn't focus a clicked link, but the dialog returns the focus to it on close.
    link.focus({ preventScroll: true })
    const poster = link.querySelector('img')?.currentSrc
    if (!openPlainPlayer(JSON.parse(link.dataset.video ?? ''), poster)) return
    event.preventDefault()
    pressed = link
  }
  const keepChoice = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) chosen.set(target, target.value)
    if (target instanceof HTMLInputElement && target.type === 'checkbox') ticked.set(target, target.checked)
  }
  // A video that was closed again stays closed.
  const forgetVideo = () => {
    if (pressed?.dataset.video) pressed = null
  }
  const holdForm = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const isSearch = form.hasAttribute('action')
    const term = form.elements.namedItem('q') as HTMLInputElement | null
    if (isSearch && term?.value.trim()) return
    event.preventDefault()
    if (!isSearch) pressed = event.submitter
  }
  addEventListener('click', keepPress, true)
  addEventListener('submit', holdForm, true)
  // Not `change`: on `input`, which comes before it, React may hydrate the list at once and so set it back.
  addEventListener('input', keepChoice, true)
  addEventListener('close', forgetVideo, true)

  addEventListener('app:hydrating', () => {
    isHydrating = true
    removeEventListener('submit', holdForm, true)
  })
  addEventListener('app:ready', () => {
    removeEventListener('click', keepPress, true)
    // React replays presses of buttons from while it hydrates, but sets lists and checkboxes back to what the HTML had.
    removeEventListener('input', keepChoice, true)
    removeEventListener('close', forgetVideo, true)
    // In a task of its own: if a choice has made React hydrate, its `change` still comes, with the list set back.
    setTimeout(() => {
      for (const [list, value] of chosen) {
        list.value = value
        list.dispatchEvent(new Event('change', { bubbles: true }))
      }
      chosen.clear()
      for (const [box, checked] of ticked) if (box.checked !== checked) box.click()
      ticked.clear()
    })
    // Tabs open on mousedown, not click.
    pressed?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    pressed?.click()
    pressed = null
  })
  return () => pressed instanceof HTMLButtonElement && pressed.type === 'submit'
}
