import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { generate } from './generate.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const ui = 'packages/ui/src'
let copy: string

/** What the generator reads and what its files import, in a folder of its own. */
beforeEach(async () => {
  copy = `${await mkdtemp(`${tmpdir()}/new-component-`)}/`
  const settings = await readdir(`${root}packages/ui`, { withFileTypes: true })
  const parts = settings.filter((entry) => entry.isFile()).map((entry) => `packages/ui/${entry.name}`)
  parts.push(
    'biome.json',
    'tooling/form-method.grit',
    '.gitignore',
    'tsconfig.base.json',
    `${ui}/index.ts`,
    `${ui}/lib`,
    `${ui}/test/axe.ts`,
    `${ui}/test/stories.ts`,
  )
  for (const part of parts) {
    await mkdir(dirname(copy + part), { recursive: true })
    await cp(root + part, copy + part, { recursive: true })
  }
  await mkdir(`${copy}.changeset`)
  await symlink(`${root}packages/ui/node_modules`, `${copy}packages/ui/node_modules`)
})

afterEach(() => rm(copy, { recursive: true, force: true }))

const read = (path: string) => readFile(copy + path, 'utf8')

/** What a check that fails has to say; nothing when it passes. */
const complaints = (command: string, args: string[]) =>
  promisify(execFile)(command, args, { cwd: copy }).then(
    () => '',
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  )

const everything = async () => (await readdir(copy, { recursive: true })).toSorted()

describe('pnpm new:component', () => {
  test('writes a component that lint and types have nothing against', async () => {
    const before = (await read(`${ui}/index.ts`)).split('\n')
    const written = await generate(copy, 'brand-new')
    expect(written).toEqual([
      `${ui}/brand-new/brand-new.tsx`,
      `${ui}/brand-new/brand-new.stories.tsx`,
      `${ui}/brand-new/brand-new.test.tsx`,
      `${ui}/index.ts`,
      '.changeset/new-brand-new.md',
    ])

    const after = (await read(`${ui}/index.ts`)).split('\n')
    const line = "export { BrandNew, type BrandNewProps, brandNewVariants } from './brand-new/brand-new.tsx'"
    expect(after).toContain(line)
    expect(after.filter((other) => other !== line)).toEqual(before)
    expect(await read('.changeset/new-brand-new.md')).toContain("'@two-pastors/ui': minor")
    for (const path of written) expect(await read(path)).not.toContain('{{')

    const types = { extends: './tsconfig.json', include: ['src/brand-new'] }
    await writeFile(`${copy}packages/ui/tsconfig.brand-new.json`, JSON.stringify(types))
    expect(await complaints('biome', ['check', '--error-on-warnings', ui])).toBe('')
    expect(await complaints('tsc', ['-p', 'packages/ui/tsconfig.brand-new.json'])).toBe('')
  })

  test('keeps the lines of a long name within the limit', async () => {
    await generate(copy, 'a-component-with-a-name-of-many-words')
    expect(await complaints('biome', ['check', '--error-on-warnings', ui])).toBe('')
  })

  test.each([
    ['', 'Which component? Give its name in kebab-case, such as: pnpm new:component poster-wall'],
    ['BrandNew', 'try brand-new'],
    ['brand new', 'try brand-new'],
    ['brand_new', 'try brand-new'],
    ['-brand--new-', 'try brand-new'],
    ['../wall', 'try wall'],
    ['3d', '"3d" is not kebab-case'],
    ['styles', '"styles" is reserved'],
    ['index', '"index" is reserved'],
    ['map', "Map is a name of JavaScript's own"],
    ['lib', 'reserved'],
    ['media-card', 'packages/ui exports MediaCard already'],
  ])('refuses "%s" with one line and writes nothing', async (typed, message) => {
    const before = await everything()
    const error = await generate(copy, typed).catch((error: Error) => error)
    expect(error).toBeInstanceOf(Error)
    expect((error as Error).message).toContain(message)
    expect((error as Error).message).not.toContain('\n')
    expect(await everything()).toEqual(before)
  })

  test('refuses a component that is there, and leaves it as it was', async () => {
    await generate(copy, 'brand-new')
    await writeFile(`${copy}${ui}/brand-new/brand-new.tsx`, 'mine')
    await expect(generate(copy, 'brand-new')).rejects.toThrow(
      'packages/ui/src/brand-new is there already: choose another name',
    )
    expect(await read(`${ui}/brand-new/brand-new.tsx`)).toBe('mine')
  })
})
