import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Checks the page with axe in its current state: dark on the desktop project, light on the phone project. */
export async function expectAccessible(page: Page): Promise<void> {
  const theme = test.info().project.name === 'phone' ? 'light' : 'dark'
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
  // Halfway between two themes, contrast means nothing.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map((transition) => transition.finished.catch(() => {})),
    ),
  )
  const { violations } = await new AxeBuilder({ page })
    .withTags(tags)
    // Halves the time: no lists of passed rules, no extra page for cross-origin frames.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map((node) => node.target).join(', ')}`),
  ).toEqual([])
}
