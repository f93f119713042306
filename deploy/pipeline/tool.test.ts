import { existsSync, globSync, readFileSync } from 'node:fs'
import { root } from '@two-pastors/tooling/run'
import { expect, test } from 'vitest'
import { withoutSecrets } from './tool.ts'

test('every tool of a host has one exact version, and a lockfile for all that it needs', () => {
  const folders = globSync('deploy/tools/*', { cwd: root })
  expect(folders).toHaveLength(3)
  for (const folder of folders) {
    const { dependencies } = JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8')) as {
      dependencies: Record<string, string>
    }
    const [[name, version] = []] = Object.entries(dependencies)
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(readFileSync(`${root}${folder}/pnpm-lock.yaml`, 'utf8')).toContain(
      `  ${name}@${version}:\n    resolution: {integrity:`,
    )
  }
})

test('nothing that has secrets is fetched without a lockfile, and no page names a floating version', () => {
  const { dependencies } = JSON.parse(readFileSync(`${root}deploy/tools/supabase/package.json`, 'utf8'))
  const supabase = `supabase@${dependencies.supabase}`
  const files = [
    '.github/**/*.yml',
    'deploy/**/*.{ts,sh,md}',
    'docs/**/*.md',
    'apps/backend/*.md',
    'apps/backend/supabase/**/*.ts',
    '*.md',
  ]
    .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] }))
    .filter((file) => existsSync(`${root}${file}`) && !file.endsWith('pipeline/tool.test.ts'))
  expect(files.length).toBeGreaterThan(50)
  const named = files.flatMap((file) =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(/\bnpx (?:--yes )?([\w@./-]+)/g)].map(
      ([, name]) => name,
    ),
  )
  expect([...new Set(named)].sort()).toEqual(['pnpm@12', supabase])
})

test('what installs a tool gets no secret', () => {
  const given = {
    PATH: '/bin',
    CLOUDFLARE_ACCOUNT_ID: 'a',
    CLOUDFLARE_API_TOKEN: 's',
    SUPABASE_ACCESS_TOKEN: 's',
    SUPABASE_DB_PASSWORD: 's',
    SUPABASE_DB_URL: 's',
    NETLIFY_AUTH_TOKEN: 's',
    SSH_KEY: 's',
  }
  expect(withoutSecrets(given)).toEqual({ PATH: '/bin', CLOUDFLARE_ACCOUNT_ID: 'a' })
})
