import { openPlainPlayer } from '#features/watch/open-plain-player.ts'
import { isPlainPress } from '#lib/plain-press.ts'

/**
 * Replays what is ticked and chosen, and the last press of a button, before their part of the page has hydrated. Before React listens it
 * would be lost; while React hydrates, it would answer by hydrating the rest in one go, and a slow phone would show no frame for up to
 * 760 ms. Links and the search form work without JavaScript, so only buttons and other forms need this. The link of a video
 * (features/watch/watch-link.tsx) starts it at once, and is pressed again when the page can open its address.
 *
 * The app dispatches `app:hydrating` when React begins to listen, and the events of `PARTS` when those have hydrated. If they don't
 * come, because the code failed to load, forms stay held and videos keep playing in the browser's own player. A page that a browser has
 * translated before is made anew by React, with the same controls in the same order; then text is kept as well.
 * @returns whether a form is waiting to be sent
 */
export function keepEarlyInput(): () => boolean {
  let pressed: HTMLElement | null = null
  const kept = new Map<Element, Kept>()
  const ready = new Set<string>()
  const isWaiting = (control: Element) => !ready.has(partOf(control))
  let held: Element[] = []
  const allReady = new AbortController()
  const early = { capture: true, signal: allReady.signal }

  function keep<Control extends Element>(control: Control, redo: (control: Control) => void) {
    if (!isWaiting(control)) return
    // In the order in which they were last used: of two answers to one question the later counts.
    kept.delete(control)
    kept.set(control, { part: partOf(control), redo: () => redo(inPlace(control)) })
  }
  function keepPress(control: HTMLElement | null) {
    if (pressed) kept.delete(pressed)
    pressed = control
    if (control) keep(control, press)
  }
  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('#root button')
    if (button && isWaiting(button)) keepPress(button)
    const link = videoLinkOf(event)
    if (!link || !isWaiting(link) || !isPlainPress(event)) return
    // Safari doesn't focus a clicked link, but the dialog returns the focus to it on close.
    link.focus({ preventScroll: true })
    if (!openPlainPlayer(JSON.parse(link.dataset.video ?? ''), { link })) return
    event.preventDefault()
    keepPress(link)
  }
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) {
      const { value } = target
      keep(target, (list) => choose(list, value))
    } else if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) {
      const { checked } = target
      keep(target, (box) => tick(box, checked))
    } else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      keep(target, (field) => field === target || type(field, target.value))
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const isSearch = form.hasAttribute('action')
    const term = form.elements.namedItem('q') as HTMLInputElement | null
    if (!isWaiting(form) || (isSearch && term?.value.trim())) return
    event.preventDefault()
    if (!isSearch) keepPress(event.submitter)
  }
  const keepFromReact = (event: Event) => {
    const control = heldControlOf(event)
    // What isn't in the HTML, as after an error, React has rendered itself.
    if (control && held.includes(control) && isWaiting(control)) event.stopPropagation()
  }

  addEventListener('click', onClick, early)
  addEventListener('submit', onSubmit, early)
  addEventListener('input', onInput, early)
  // A video that was closed in the meantime stays closed.
  addEventListener('close', () => pressed?.dataset.video && keepPress(null), early)
  addEventListener('app:hydrating', () => {
    for (const name of HYDRATING_EVENTS) addEventListener(name, keepFromReact, early)
    held = controls()
  })
  for (const part of PARTS)
    addEventListener(part, () => {
      ready.add(part)
      // The press comes last: it may send the fields.
      const due = [...kept]
        .filter(([, waiting]) => waiting.part === part)
        .sort(([one], [other]) => Number(one === pressed) - Number(other === pressed))
      for (const [control, { redo }] of due) {
        kept.delete(control)
        if (control === pressed) pressed = null
        redo()
      }
      if (ready.size === PARTS.length) allReady.abort()
    })
  /** A control, or the one that replaced it. */
  function inPlace<Control extends Element>(control: Control): Control {
    const next = control.isConnected ? undefined : controls()[held.indexOf(control)]
    return (next as Control | undefined) ?? control
  }
  return () => pressed instanceof HTMLButtonElement && pressed.type === 'submit'
}

type Kept = { part: string; redo: () => void }

/** Dispatched once the header, the footer and the page itself have hydrated. */
const PARTS = ['app:header-ready', 'app:footer-ready', 'app:ready']

function partOf(control: Element): string {
  if (control.closest('main')) return 'app:ready'
  return control.closest('#root > footer') ? 'app:footer-ready' : 'app:header-ready'
}

/** The prerendered link of a video around an event's target: its `data-video` says what to play. */
export const videoLinkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('a[data-video]') : null

/** Those for which React hydrates everything down to their target at once, if it isn't hydrated yet. */
const HYDRATING_EVENTS = [
  ...['keydown', 'keypress', 'keyup', 'textInput', 'input', 'change', 'compositionstart', 'compositionend'],
  ...['cut', 'copy', 'paste', 'click', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'pointercancel'],
  ...['touchstart', 'touchend', 'touchcancel'],
]

/** The control around an event's target, or that of its label, if what is done with it can be replayed, or read from it later. */
function heldControlOf({ target }: Event): Element | null {
  if (!(target instanceof Element)) return null
  const control = target.closest('label')?.control ?? target
  return control.closest(
    'button, select, a[data-video], input:is([type=checkbox], [type=radio], [type=search])',
  )
}

function controls(): Element[] {
  return [...document.querySelectorAll('#root :is(a, button, input, select, textarea)')]
}

function press(control: HTMLElement) {
  // Tabs open on mousedown, not click.
  control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  control.click()
}

function choose(list: HTMLSelectElement, value: string) {
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

/** React only notices a click that changes what it last knew. */
function tick(box: HTMLInputElement, checked: boolean) {
  box.checked = !checked
  box.click()
}

/** Writes like a person would: React doesn't notice a write to its own property. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
