import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '@two-pastors/tooling/run'
import { afterAll, expect, test } from 'vitest'

// Each file breaks a rule on purpose: a rule that is silently off would let it pass.
const hookInCondition = `import { useState } from 'react'

export function Card({ open }: { open: boolean }) {
  if (open) useState(0)
  return null
}
`
const staleEffect = `import { useEffect } from 'react'

export function Card({ title }: { title: string }) {
  useEffect(() => console.log(title), [])
  return null
}
`
const imports = (specifier: string) => `import { a } from '${specifier}'\n\nexport const b = a\n`

const react = [
  'apps/web/src/features/films',
  'apps/web/src/pages/home',
  // Code in a folder that is called like those of pictures.
  'apps/web/src/features/plan/images',
  'apps/storybook/docs',
  'packages/ui/src/card',
].flatMap((folder) => [
  { rule: 'useHookAtTopLevel', file: `${folder}/a.tsx`, text: hookInCondition },
  { rule: 'useExhaustiveDependencies', file: `${folder}/b.tsx`, text: staleEffect },
])
const restricted = [
  ['apps/web/src/lib', '#features/films/film-card.tsx'],
  ['apps/web/src/lib', '#config/env.ts'],
  ['apps/web/src/features/films', '#pages/home/home-page.tsx'],
  ['apps/web/src/features/films', '#app/app.tsx'],
  ['apps/web/src/features/films', '#features/watch/player/grow.ts'],
  ['apps/web/src/features/films/promotion', '../../watch/watch-link.tsx'],
  ['apps/web/src/pages/home', '#app/head.tsx'],
  ['apps/web/src/pages/home', '../movies/movies-page.tsx'],
  ['apps/web/src/app', '../../build/compress.ts'],
  ['apps/web/src/app', '#features/watch/player/grow.ts'],
  ['apps/web/build/headers', '../../../../packages/feeds/src/sanitize/allowed.ts'],
  ['apps/storybook/docs', '../../../packages/ui/src/card/media-card.tsx'],
  ['packages/ui/src/card', '@two-pastors/feeds'],
  ['packages/feeds/src', 'react'],
].map(([folder, specifier = ''], index) => ({
  rule: 'noRestrictedImports',
  file: `${folder}/c${index}.ts`,
  text: imports(specifier),
  specifier,
}))
const allowed = [
  ['apps/web/src/features/films', '#features/watch/watch-link.tsx'],
  ['apps/web/src/features/films/promotion', '../hero-art.tsx'],
  ['apps/web/src/pages/home', '#features/films/film-card.tsx'],
].map(([folder, specifier = ''], index) => ({
  file: `${folder}/d${index}.ts`,
  text: imports(specifier),
  specifier,
}))
const circle = [
  { file: 'apps/web/src/lib/e0.ts', text: "import type { B } from './e1.ts'\n\nexport type A = B[]\n" },
  { file: 'apps/web/src/lib/e1.ts', text: "import type { A } from './e0.ts'\n\nexport type B = A | null\n" },
]

const copy = mkdtempSync(join(tmpdir(), 'lint-rules-'))
const broken = lint([...react, ...restricted, ...allowed, ...circle])
afterAll(() => rmSync(copy, { recursive: true }))

test.each(react)('$rule finds its fault in $file', ({ rule, file }) => {
  expect(broken(file)).toContain(rule)
})

test.each(restricted)('$file may not import $specifier', ({ rule, file }) => {
  expect(broken(file)).toContain(rule)
})

test.each(allowed)('$file may import $specifier', ({ file }) => {
  expect(broken(file)).not.toContain('noRestrictedImports')
})

test.each(circle)('$file imports no file that imports it, not even for a type', ({ file }) => {
  expect(broken(file)).toContain('noImportCycles')
})

/** Lints the files under this repository's rules. */
function lint(files: { file: string; text: string }[]): (file: string) => string[] {
  for (const path of ['biome.json', 'packages/ui/data-slot.grit', 'tooling/form-method.grit'])
    cpSync(root + path, join(copy, path))
  for (const { file, text } of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), text)
  }
  const options = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=github', '.']
  const { stdout, stderr } = spawnSync(`${root}node_modules/.bin/biome`, options, {
    cwd: copy,
    encoding: 'utf8',
  })
  const found = [...`${stdout}${stderr}`.matchAll(/^::error title=lint\/\w+\/(\w+),file=([^,]+)/gm)]
  return (wanted) =>
    found.flatMap(([, rule = '', file]) => (file === join(realpathSync(copy), wanted) ? rule : []))
}
