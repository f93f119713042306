import { type Shortcut, shortcuts } from './shortcuts.ts'

/** Keys that the focused element handles itself. */
const NEEDED: [where: string, keys: RegExp][] = [
  // Keys typed into a text field are text.
  ['select, textarea, input:not([type=range]), [contenteditable]', /./],
  ['[role=menu]', /^(Arrow.*|Home|End|Enter| )$/],
  ['[type=range]', /^(Arrow.*|Home|End|Page.*)$/],
  ['button, a[href]', /^(Enter| )$/],
  // The list of shortcuts responds only to the key that opened it.
  ['dialog', /^[^?]|.{2}/],
  ['.vjs-modal-dialog', /./],
]

/** The shortcut of a key press, unless the browser or the focused element handles the key. */
export function findShortcut(event: KeyboardEvent): Shortcut | undefined {
  const { key, target } = event
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
  const name = key.length === 1 ? key.toLowerCase() : key
  // Shift is needed to type ?, < and, on French keyboards, digits. With a letter or a named key it means something else.
  if (event.shiftKey && /^([a-z]|.{2,}| )$/.test(name)) return
  if (!(target instanceof Element)) return
  if (NEEDED.some(([where, keys]) => target.closest(where) && keys.test(key))) return
  return shortcuts.find(({ keys }) => keys.includes(name))
}
