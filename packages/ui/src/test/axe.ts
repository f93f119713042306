import axe from 'axe-core'
import { expect } from 'vitest'

/** Fails with the rule, its help and the elements when axe finds anything wrong inside `element`. */
export async function expectNoAxeViolations(element: Element = document.body) {
  await animationsOf(element)
  const { violations } = await axe.run(element, {
    // Or else axe waits ten seconds for a video that will not come.
    preload: false,
    // A component is a part of a page: landmarks and the one main heading are the page's to keep.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html).join('\n')}`,
  )
  expect(found).toEqual([])
}

/** A colour half faded in has no contrast to speak of: waits for what moves once, not for what pulses on. */
async function animationsOf(element: Element) {
  const finite = element
    .getAnimations({ subtree: true })
    .filter((motion) => motion.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(finite.map((motion) => motion.finished))
}
