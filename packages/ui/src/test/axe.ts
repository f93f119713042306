import axe from 'axe-core'
import { expect } from 'vitest'

/** Fails with the rule, its help and the elements when axe finds anything wrong inside `element`. */
export async function expectNoAxeViolations(element: Element = document.body) {
  const { violations } = await axe.run(element, {
    // A component is a part of a page: landmarks and the order of headings are the page's to keep.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((n) => n.html).join('\n')}`)
  expect(found).toEqual([])
}
