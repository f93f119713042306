import { globSync, readFileSync } from 'node:fs'
import { root, run } from '@two-pastors/tooling/run'
import satisfies from 'spdx-satisfies'
import { expect, test } from 'vitest'

/** Licenses allowed in what we publish or deploy. None of them extends to our own code. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  // Fonts' license. Its terms are for the font files; documents that embed them are free of it.
  'OFL-1.1',
  'Unlicense',
]

/** Their package.json names no license; we have read their LICENSE file, which has one of these. */
const REVIEWED = ['suncalc@2.0.2: Unknown']

type Package = { name: string; versions: string[] }

/** Packages whose license is not allowed, or not an SPDX expression. */
function forbidden(byLicence: Record<string, Package[]>): string[] {
  return Object.entries(byLicence)
    .filter(([licence]) => !isAllowed(licence))
    .flatMap(([licence, packages]) => packages.map(({ name, versions }) => `${name}@${versions}: ${licence}`))
}

function isAllowed(licence: string): boolean {
  try {
    return satisfies(licence, ALLOWED)
  } catch {
    // Such as "SEE LICENSE IN …" or "Unknown", which needs a manual review.
    return false
  }
}

test('everything that is published or deployed has a license that allows it', async () => {
  const { code, output } = await run('pnpm', ['--recursive', 'licenses', 'list', '--prod', '--json'])
  expect(code, output).toBe(0)
  const packages: Record<string, Package[]> = JSON.parse(output.slice(output.indexOf('{')))
  // A sanity check that the list is not empty.
  expect(Object.values(packages).flat().length).toBeGreaterThan(50)
  expect(forbidden(packages)).toEqual(REVIEWED)
})

test.each([
  ['MIT', []],
  ['(MPL-2.0 OR Apache-2.0)', []],
  ['MPL-2.0', ['a@1.0.0: MPL-2.0']],
  ['MIT AND GPL-3.0-only', ['a@1.0.0: MIT AND GPL-3.0-only']],
  ['Unknown', ['a@1.0.0: Unknown']],
])('licence %s', (licence, found) => {
  expect(forbidden({ [licence]: [{ name: 'a', versions: ['1.0.0'] }] })).toEqual(found)
})

test('every action of the workflows is pinned to a commit', () => {
  const files = globSync('.github/**/*.yml', { cwd: root })
  const uses = files.flatMap((file) =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(/\buses:\s*(\S+)/g)].map(
      ([, action]) => action ?? '',
    ),
  )
  expect(uses.length).toBeGreaterThan(10)
  expect(uses.filter((action) => !/^\.\/|@[\da-f]{40}$/.test(action))).toEqual([])
})
