import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { root } from '@two-pastors/tooling/run'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** A repository with the linter's settings and nothing else. */
let folder: string
beforeAll(() => {
  folder = mkdtempSync(`${tmpdir()}/doors-`)
  for (const file of ['biome.json', '.gitignore', 'packages/ui/data-slot.grit', 'tooling/form-method.grit']) {
    cpSync(root + file, `${folder}/${file}`)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What the linter says of a file with this import; empty where there is nothing to say. */
function lint(file: string, specifier: string): string {
  const path = `${folder}/${file}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `import '${specifier}'\n`)
  try {
    execFileSync('biome', ['lint', '--error-on-warnings', file], { cwd: folder, stdio: 'pipe' })
    return ''
  } catch (error) {
    return String((error as { stderr: Buffer }).stderr)
  } finally {
    rmSync(path)
  }
}

test.each([
  ['deploy/check/a.ts', '../../apps/web/src/config/env-schema.ts'],
  ['deploy/check/a.ts', '../../apps/backend/tests/helpers/deno.ts'],
  ['scripts/a.ts', '../apps/web/src/config/env-schema.ts'],
  ['tooling/a.ts', '../apps/web/src/routes.ts'],
  ['apps/web/e2e/a.ts', '../../backend/local/config.ts'],
  ['apps/backend/local/a.ts', '../../web/src/routes.ts'],
  ['apps/storybook/visual/a.ts', '../../web/src/routes.ts'],
  ['apps/web/src/lib/a.ts', '@two-pastors/backend/headers-file'],
  ['apps/backend/local/a.ts', '@two-pastors/web/environment'],
  ['apps/storybook/visual/a.ts', '@two-pastors/web/environment'],
])('%s does not import %s', (file, specifier) => {
  expect(lint(file, specifier)).toContain('noRestrictedImports')
})

test.each([
  ['deploy/check/a.ts', '@two-pastors/web/environment'],
  ['deploy/check/a.ts', '@two-pastors/backend/allow-list'],
  ['apps/web/e2e/a.ts', '@two-pastors/backend/variables'],
  ['apps/storybook/visual/a.ts', 'storybook/test'],
])('%s may import %s', (file, specifier) => {
  expect(lint(file, specifier)).toBe('')
})
