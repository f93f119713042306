import type { Decorator } from '@storybook/react-vite'
import { createElement } from 'react'

/** Of a story: text runs from right to left. Not on the docs page, all of which it would turn round. */
export const rightToLeft = { globals: { direction: 'rtl' }, tags: ['!autodocs'] }

/** Of a story that is another only once it was played, which the docs page does with none. */
export const onlyPlayed = { tags: ['!autodocs'] }

/** Whether the window is narrower than the breakpoint sm, as on a phone. */
export const onPhone = () => matchMedia('(width < 40rem)').matches

/** Of a story: a box as narrow as the narrowest phone. */
export const narrow: Decorator = (Story) =>
  createElement('div', { style: { maxWidth: '320px' } }, createElement(Story))

/** The middle of an element, in px from the left of the window. */
export function middleOf(element: Element) {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

/** How many px of a narrow story stand out of its box. */
export function overflowOf(canvasElement: HTMLElement) {
  const [box] = canvasElement.children
  return box ? box.scrollWidth - box.clientWidth : 0
}

/** Takes what moves once to where it comes to rest: half faded in, a text has no contrast to speak of. */
export function settle() {
  for (const motion of document.getAnimations()) {
    if (motion.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) motion.finish()
  }
}

/** A word that no line has room for. */
export const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

const attribute = (description: string, type = 'boolean') => ({
  description,
  control: { type: type === 'boolean' ? ('boolean' as const) : ('text' as const) },
  table: { type: { summary: type } },
})

/** What a form control takes from its element: the docs know only a component's own props. */
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
