import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { reduceMotion } from './reduced-motion.ts'
import { initialGlobals, type Surroundings } from './toolbar.ts'

/** Gives the page what the toolbar says. */
export function surround({ theme, direction, motion }: Surroundings): void {
  const root = document.documentElement
  root.dataset.theme = theme
  root.dir = direction
  reduceMotion(motion === 'reduced')
}

/** What the toolbar says, where no story is there to tell: on a page of documentation. */
export function currentSurroundings(): Surroundings {
  const channel = addons.getChannel()
  const [said] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
  return { ...initialGlobals, ...said?.globals }
}

/** Calls back whenever the toolbar changes. Returns what ends that. */
export function onSurroundings(listener: () => void): () => void {
  const channel = addons.getChannel()
  channel.on(GLOBALS_UPDATED, listener)
  return () => channel.off(GLOBALS_UPDATED, listener)
}
