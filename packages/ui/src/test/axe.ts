import axe from 'axe-core'
import { expect } from 'vitest'

/** Fails with the rule, its help and the elements if axe finds a violation inside `element`. */
export async function expectNoAxeViolations(element: Element = document.body) {
  await animationsOf(element)
  const { violations } = await axe.run(element, {
    // Otherwise axe waits ten seconds for a video that never loads.
    preload: false,
    // Landmarks and the main heading are the page's job, not a component's.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html).join('\n')}`,
  )
  expect(found).toEqual([])
}

/** Waits for animations that end: text that is half faded in fails the contrast check. */
async function animationsOf(element: Element) {
  const finite = element
    .getAnimations({ subtree: true })
    .filter((motion) => motion.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(finite.map((motion) => motion.finished))
}
