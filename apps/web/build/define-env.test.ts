import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test, vi } from 'vitest'
import { serverVariables } from '../built/support/server-variables.ts'
import { defineEnv } from './define-env.ts'

test('a build has the settings of the site in it, and no value of the server, wherever that is set', async () => {
  const root = mkdtempSync(join(tmpdir(), 'two-pastors-env-'))
  const secret = (name: string) => `secret-of-${name}`
  for (const name of serverVariables) vi.stubEnv(name, secret(name))
  vi.stubEnv('VITE_SITE_URL', 'https://www.example.org')
  writeFileSync(
    join(root, '.env'),
    [...serverVariables, 'OTHER_SECRET'].map((name) => `${name}=${secret(name)}`).join('\n'),
  )
  // Server variables are undefined, by name and in the whole object.
  const asked = [...serverVariables, 'OTHER_SECRET'].map((name) => `import.meta.env.${name}`)
  writeFileSync(
    join(root, 'index.js'),
    `console.log(import.meta.env.VITE_SITE_URL, ${asked}, import.meta.env)`,
  )

  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    define: defineEnv('production', root),
    build: { write: false, rolldownOptions: { input: join(root, 'index.js') } },
  })) as Rolldown.RolldownOutput
  rmSync(root, { recursive: true })
  vi.unstubAllEnvs()

  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
  expect(code).toContain('https://www.example.org')
  expect(code).not.toContain('secret-of-')
})
