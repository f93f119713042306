import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright'

const source = createRequire(import.meta.url).resolve('axe-core')

/** What axe finds wrong with the page as it is now, a line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: source })
  const { violations } = await page.evaluate(() => {
    const { axe } = globalThis as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }
    return axe.run({ preload: false })
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
