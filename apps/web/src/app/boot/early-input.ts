import { openPlainPlayer } from '#features/watch/open-plain-player.ts'
import { isPlainPress } from '#lib/plain-press.ts'

/**
 * Replays ticks, choices in lists and the last button press from before hydration, which would otherwise be lost. Links and the
 * search form work without JavaScript, so only buttons and other forms need this. The link of a video
 * (features/watch/watch-link.tsx) starts it at once, and is pressed again when the page can open its address. The entry
 * dispatches `app:hydrating` when React takes over events, and `app:ready` once the page has hydrated. If neither comes,
 * because the code failed to load, forms stay held and videos keep playing in the browser's own player. A page that a browser
 * has translated before is made anew by React, with the same controls in the same order; then text is kept as well.
 * @returns whether a form is waiting to be sent
 */
export function keepEarlyInput(): () => boolean {
  let pressed: HTMLElement | null = null
  let isHydrating = false
  const chosen = new Map<HTMLSelectElement, string>()
  const ticked = new Map<HTMLInputElement, boolean>()
  const typed = new Set<TextField>()
  let held: Element[] = []

  const keepPress = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button')
    if (button && !isHydrating) pressed = button
    const link = videoLinkOf(event)
    if (!link || !isPlainPress(event)) return
    // Safari doesn't focus a clicked link, but the dialog returns the focus to it on close.
    link.focus({ preventScroll: true })
    if (!openPlainPlayer(JSON.parse(link.dataset.video ?? ''), { link })) return
    event.preventDefault()
    pressed = link
  }
  const keepChoice = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) chosen.set(target, target.value)
    if (target instanceof HTMLInputElement && target.type === 'checkbox') ticked.set(target, target.checked)
    else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typed.add(target)
  }
  // Leave a video closed that was closed in the meantime.
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
  // Not `change`: React may hydrate the list on `input`, which comes first, and so reset it.
  addEventListener('input', keepChoice, true)
  addEventListener('close', forgetVideo, true)

  addEventListener('app:hydrating', () => {
    isHydrating = true
    for (const type of INPUT_EVENTS) addEventListener(type, keepFromReact, true)
    removeEventListener('submit', holdForm, true)
    held = controls()
  })
  addEventListener('app:ready', () => {
    for (const type of INPUT_EVENTS) removeEventListener(type, keepFromReact, true)
    removeEventListener('click', keepPress, true)
    // React replays clicks from during hydration, but resets lists and checkboxes to the HTML's values.
    removeEventListener('input', keepChoice, true)
    removeEventListener('close', forgetVideo, true)
    // In a separate task: if React hydrated because of a choice, its `change` is still to come, with the list reset.
    setTimeout(() => {
      for (const [before, value] of chosen) {
        const list = inPlace(before)
        list.value = value
        list.dispatchEvent(new Event('change', { bubbles: true }))
      }
      chosen.clear()
      for (const [before, checked] of ticked) {
        const box = inPlace(before)
        if (box.checked !== checked) box.click()
      }
      ticked.clear()
    })
    for (const field of typed) if (!field.isConnected) type(inPlace(field), field.value)
    typed.clear()
    if (pressed) pressed = inPlace(pressed)
    // Tabs open on mousedown, not click.
    pressed?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    pressed?.click()
    pressed = null
  })
  /** A control, or the one that replaced it. */
  const inPlace = <Control extends Element>(control: Control) =>
    control.isConnected ? control : ((controls()[held.indexOf(control)] as Control | undefined) ?? control)
  return () => pressed instanceof HTMLButtonElement && pressed.type === 'submit'
}

/** The prerendered link of a video around an event's target: its `data-video` says what to play. */
export const videoLinkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('a[data-video]') : null

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Those for which React hydrates the whole page at once, if one hits a part that isn't hydrated yet. */
const INPUT_EVENTS = [
  ...['keydown', 'keypress', 'keyup', 'textInput', 'input', 'change', 'compositionstart', 'compositionend'],
  ...['cut', 'copy', 'paste'],
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'],
]

/** Search fields need no React while a visitor types: their pages read them once they have hydrated. */
function keepFromReact(event: Event) {
  if (event.target instanceof HTMLInputElement && event.target.type === 'search') event.stopPropagation()
}

function controls(): Element[] {
  return [...document.querySelectorAll('#root :is(a, button, input, select, textarea)')]
}

/** Writes like a person would: React doesn't notice a write to its own property. */
function type(field: TextField, text: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
