import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { specifiersOf, withoutEndings } from './module-specifiers.ts'
import { registryAddress } from './registry-address.ts'
import { registryItems } from './registry-items.ts'
import { sourceFiles } from './source-files.ts'

const { dependencies, repository } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
)
const address = 'https://example.org/r'
const options = { address, versions: dependencies }

describe('a module', () => {
  const source = `import { a } from '../a/a.tsx'
import type { B } from "./b.ts"
import React from 'react'
export * from './c.ts'
export { d, type E } from './d.tsx'
const later = () => import('./later.ts')
const text = "from './text.ts'"
`

  test('names what it imports, re-exports and loads later, and nothing that is text', () => {
    expect(specifiersOf('x.tsx', source).map(({ value }) => value)).toEqual([
      '../a/a.tsx',
      './b.ts',
      'react',
      './c.ts',
      './d.tsx',
      './later.ts',
    ])
  })

  test('loses the endings of its relative imports only', () => {
    expect(withoutEndings('x.tsx', source)).toBe(
      source
        .replace('a.tsx', 'a')
        .replace('/b.ts', '/b')
        .replace('c.ts', 'c')
        .replace('d.tsx', 'd')
        .replace('later.ts', 'later'),
    )
  })

  test('that cannot be read is named', () => {
    expect(() => specifiersOf('x.tsx', 'import {')).toThrow('x.tsx: ')
  })
})

describe('the items of some files', () => {
  const dot = {
    path: 'dot/dot.tsx',
    text: `import { cva } from 'class-variance-authority'
import { useState } from 'react'
import { cn } from '../lib/cn.ts'
import { dotStyle } from './dot-style.ts'

/** A dot. Import \`@two-pastors/ui/dot.css\` beside it. */
export function Dot() {}
`,
  }
  const files = [
    dot,
    { path: 'dot/dot.css', text: '.dot {}' },
    { path: 'lib/cn.ts', text: "export { cx as cn } from 'class-variance-authority'" },
  ]
  const items = registryItems(files, { address, versions: { 'class-variance-authority': '0.7.1' } })

  test('are one for each folder, and one for all', () => {
    expect(items.map(({ name }) => name)).toEqual(['dot', 'lib', 'all'])
    expect(items[2]?.registryDependencies).toEqual([`${address}/dot.json`, `${address}/lib.json`])
  })

  test('have what they are, what they need and their files', () => {
    expect(items[0]).toEqual({
      $schema: 'https://ui.shadcn.com/schema/registry-item.json',
      name: 'dot',
      type: 'registry:ui',
      title: 'Dot',
      description: 'A dot.',
      dependencies: ['class-variance-authority@0.7.1'],
      registryDependencies: [`${address}/lib.json`, `${address}/styles.json`],
      files: [
        {
          path: 'two-pastors/dot/dot.tsx',
          type: 'registry:file',
          target: '@components/two-pastors/dot/dot.tsx',
          content: dot.text.replace('/cn.ts', '/cn').replace('style.ts', 'style'),
        },
        {
          path: 'two-pastors/dot/dot.css',
          type: 'registry:file',
          target: '@components/two-pastors/dot/dot.css',
          content: '.dot {}',
        },
      ],
    })
    expect(items[1]).not.toHaveProperty('registryDependencies')
  })

  test('cannot be made of a package without a version, nor of a component without a description', () => {
    expect(() => registryItems(files, { address, versions: {} })).toThrow(
      'package.json names no version of class-variance-authority',
    )
    const silent = [{ path: 'dot/dot.tsx', text: 'export function Dot() {}' }]
    expect(() => registryItems(silent, options)).toThrow('No component of dot has a description')
  })
})

describe('the registry', () => {
  const files = sourceFiles()
  const items = registryItems(files, options)
  const byAddress = new Map(items.map((item) => [`${address}/${item.name}.json`, item]))

  test('is published beside the Storybook', () => {
    expect(registryAddress(repository.url)).toBe('https://two-pastors.github.io/two-pastors/r')
    expect(() => registryAddress('https://example.org/x.git')).toThrow('is no repository on GitHub')
  })

  test('has every component of the package, and neither its tests nor its stories', () => {
    const index = readFileSync(new URL('../../src/index.ts', import.meta.url), 'utf8')
    const folders = Array.from(index.matchAll(/from '\.\/([\w-]+)\//g), ([, folder]) => folder)
    expect(items.map(({ name }) => name)).toEqual(
      expect.arrayContaining([...folders, 'dialog', 'video-player']),
    )
    const paths = items.flatMap((item) => item.files ?? []).map(({ path }) => path)
    expect(paths.filter((path) => /\.(test|stories)\.|\/test\//.test(path))).toEqual([])
  })

  test.each(items.map((item) => [item.name, item] as const))(
    '%s brings every file that it imports',
    (_, item) => {
      const installed = new Set<string>()
      const add = ({ files = [], registryDependencies = [] }: typeof item) => {
        for (const { path } of files) installed.add(path)
        for (const each of registryDependencies) {
          const other = byAddress.get(each)
          if (!other) throw new Error(`There is no ${each}`)
          if (other.files?.some(({ path }) => !installed.has(path))) add(other)
        }
      }
      add(item)
      const missing = (item.files ?? []).flatMap(({ path, content }) => {
        if (path.endsWith('.css')) {
          return Array.from(content.matchAll(/@import "(\.[^"]+)"/g), ([, sheet = '']) =>
            posix.join(posix.dirname(path), sheet),
          ).filter((sheet) => !installed.has(sheet))
        }
        const relative = specifiersOf(path, content).filter(({ value }) => value.startsWith('.'))
        const modules = relative.map(({ value }) => posix.join(posix.dirname(path), value))
        return modules.filter((module) => !installed.has(`${module}.ts`) && !installed.has(`${module}.tsx`))
      })
      expect(missing).toEqual([])
      expect(item.title).toMatch(/./)
      expect(item.description).toMatch(/\.$/)
    },
  )
})
