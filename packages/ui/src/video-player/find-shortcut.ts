import { type Shortcut, shortcuts } from './shortcuts.ts'

/** What a part of the player needs for itself, by where the focus is. */
const NEEDED: [where: string, keys: RegExp][] = [
  // Who types, types.
  ['select, textarea, input:not([type=range]), [contenteditable]', /./],
  ['[role=menu]', /^(Arrow.*|Home|End|Enter| )$/],
  ['[type=range]', /^(Arrow.*|Home|End|Page.*)$/],
  ['button, a[href]', /^(Enter| )$/],
  // The list of keys closes by the key that opened it, and hears no other.
  ['dialog', /^[^?]|.{2}/],
  ['.vjs-modal-dialog', /./],
]

/** The shortcut that a key press in the player means, or none: it belongs to the browser, or to where the focus is. */
export function findShortcut(event: KeyboardEvent): Shortcut | undefined {
  const { key, target } = event
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
  const name = key.length === 1 ? key.toLowerCase() : key
  // Shift is part of how ?, < and, in France, digits are typed; on a letter or a named key it means something else.
  if (event.shiftKey && /^([a-z]|.{2,}| )$/.test(name)) return
  if (!(target instanceof Element)) return
  if (NEEDED.some(([where, keys]) => target.closest(where) && keys.test(key))) return
  return shortcuts.find(({ keys }) => keys.includes(name))
}
