import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright'

/** For `addInitScript`, which a page's Content-Security-Policy doesn't block. */
export const axeSource = createRequire(import.meta.url).resolve('axe-core')

/** The violations that axe finds on the page, one per line. */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(() => {
    const { axe } = globalThis as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }
    return axe.run({ preload: false })
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
