import { emulate, type MediaFeature } from '@two-pastors/tooling/media-features'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { initialGlobals, type Surroundings } from './toolbar.ts'

/** Applies the choices of the toolbar to the page. */
export function surround({ theme, direction, motion, contrast, colors }: Surroundings): void {
  const root = document.documentElement
  root.dataset.theme = theme
  root.dir = direction
  root.toggleAttribute('data-forced-colors', colors === 'forced')
  const chosen: [MediaFeature, boolean][] = [
    ['prefers-reduced-motion', motion === 'reduced'],
    ['prefers-contrast', contrast === 'more'],
    ['forced-colors', colors === 'forced'],
  ]
  emulate(chosen.flatMap(([feature, wanted]) => (wanted ? [feature] : [])))
}

/** The choices of the toolbar on a docs page, which has no story to read them from. */
export function currentSurroundings(): Surroundings {
  const channel = addons.getChannel()
  const [said] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
  return { ...initialGlobals, ...said?.globals }
}

/** Calls back on every change of the toolbar. Returns a cleanup function. */
export function onSurroundings(listener: () => void): () => void {
  const channel = addons.getChannel()
  channel.on(GLOBALS_UPDATED, listener)
  return () => channel.off(GLOBALS_UPDATED, listener)
}
