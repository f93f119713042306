import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { budgets } from './budgets.ts'
import { type Measured, measure } from './measure.ts'
import { type Manifest, packages } from './packages.ts'

// Any site will do, since only its node_modules matter.
const site = `${inject('workbench')}/vite-plain`
const measured = new Map<string, Measured>()

afterAll(() => {
  console.table(
    budgets.map(({ what, from, kB }) => ({
      import: what,
      from,
      kB: measured.get(`${what} ${from}`)?.kB.toFixed(2),
      budget: kB.toFixed(1),
    })),
  )
})

describe.each(budgets)('import $what from $from', ({ what, from, kB: budget }) => {
  test(`weighs at most ${budget} kB`, async () => {
    const size = await measure(
      from.endsWith('.css') ? `import '${from}'` : `export ${what} from '${from}'`,
      site,
    )
    measured.set(`${what} ${from}`, size)
    expect(
      size.kB,
      `${what} from ${from} weighs ${size.kB.toFixed(2)} kB, ${(size.kB - budget).toFixed(2)} kB over its budget of ${budget} kB. ` +
        'Find what came in (a new import? a table of data?) and make it lazy or leave it out; ' +
        'if it is worth its weight, raise the budget in src/budgets.ts and say why in the commit.',
    ).toBeLessThanOrEqual(budget)
  })
})

test('a Button stays under 8 kB, whatever its budget, and never brings video.js or a dialog', async () => {
  const { kB, graph } = await measure(`export { Button } from '@two-pastors/ui'`, site)
  expect(kB).toBeLessThanOrEqual(8)
  expect(graph.filter((id) => /video|react-(dialog|tabs|toast|tooltip)/.test(id))).toEqual([])
})

test('video.js waits until a video is opened', async () => {
  const { graph } = await measure(`export * from '@two-pastors/ui/video-dialog'`, site)
  expect(graph).toContain('video.js/core.es.js')
})

test.each(packages)('every entry of $name has a budget', ({ name, source }) => {
  const manifest: Manifest = JSON.parse(readFileSync(`${source}/package.json`, 'utf8'))
  // What a site does not load has no weight.
  const loaded = Object.keys(manifest.exports).filter((key) => !/\.(json|txt)$/.test(key))
  const entries = loaded.map((key) => key.replace('.', name))
  const budgeted = new Set(budgets.map(({ from }) => from))
  expect(
    entries.filter((entry) => !budgeted.has(entry)),
    'these have no line in src/budgets.ts',
  ).toEqual([])
})
