import type { Decorator } from '@storybook/react-vite'
import { createElement } from 'react'

/** For a story in right-to-left text. Not on the docs page, where it would flip everything. */
export const rightToLeft = { globals: { direction: 'rtl' }, tags: ['!autodocs'] }

/** For a story that needs its play function to differ from the others: the docs page runs none. */
export const onlyPlayed = { tags: ['!autodocs'] }

/** Whether the window is narrower than the breakpoint sm, as on a phone. */
export const onPhone = () => matchMedia('(width < 40rem)').matches

/** Whether the toolbar, or the run of all stories that way, has text run from right to left. */
export const mirrored = () => document.documentElement.dir === 'rtl'

/** Wraps a story in a box as narrow as the smallest phone. */
export const narrow: Decorator = (Story) =>
  createElement('div', { style: { maxWidth: '320px' } }, createElement(Story))

/** The middle of an element, in px from the left of the window. */
export function middleOf(element: Element) {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

/** By how many px a narrow story overflows its box. */
export function overflowOf(canvasElement: HTMLElement) {
  const [box] = canvasElement.children
  return box ? box.scrollWidth - box.clientWidth : 0
}

/** Finishes animations: text that is half faded in fails the contrast check. */
export function settle() {
  for (const motion of document.getAnimations()) {
    if (motion.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) motion.finish()
  }
}

/** A word longer than any line. */
export const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

const attribute = (description: string, type = 'boolean') => ({
  description,
  control: { type: type === 'boolean' ? ('boolean' as const) : ('text' as const) },
  table: { type: { summary: type } },
})

/** Native attributes for the docs table of a form control, which lists a component's own props only. */
export const controlArgTypes = {
  'aria-label': attribute('Its name, where neither a Field nor a Label gives it one.', 'string'),
  defaultValue: attribute(
    'What it holds at first. With `value` and `onChange` its parent keeps that.',
    'string',
  ),
  disabled: attribute('Cannot be changed or reached, and is not sent with its form.'),
  placeholder: attribute('What it shows while it is empty: an example, never its name.', 'string'),
  required: attribute('Its form is not sent while it is empty.'),
  'aria-invalid': attribute('Shows that what it holds is wrong. A `Field` with an `error` sets it.'),
}
