import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { describe, expect, inject, test } from 'vitest'
import { onTheServer, packageOf, readModule, readModules } from './modules.ts'
import { type Manifest, packages, targetOf } from './packages.ts'
import { run } from './run.ts'

const workbench = inject('workbench')

describe.each(packages)('$name as it is published', async ({ name, source, tarball }) => {
  // Unpacked from the tarball, outside the workspace, as on a site.
  const installed = `${workbench}/vite-plain/node_modules/${name}`
  const manifest: Manifest = JSON.parse(await readFile(`${installed}/package.json`, 'utf8'))
  const entries = Object.entries(manifest.exports).map(([key, value]) => [key, targetOf(value)] as const)
  const scripts = entries.filter(([, target]) => target.endsWith('.js'))
  const sheets = entries.filter(([, target]) => target.endsWith('.css'))
  const untyped = entries.filter(([, target]) => /\.(css|json|txt)$/.test(target))

  test('publint has nothing to say', async () => {
    const data = await readFile(`${workbench}/${tarball}`)
    const { messages, pkg } = await publint({ pack: { tarball: bufferOf(data) }, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])
  })

  test('its types are those of its code, however a site resolves them', async () => {
    const data = await readFile(`${workbench}/${tarball}`)
    const analysis = await checkPackage(createPackageFromTarballData(data), {
      excludeEntrypoints: untyped.map(([key]) => key),
    })
    if (!analysis.types) throw new Error(`${name} has no types`)
    // The packages are ESM-only, for bundlers, Node and Deno. They don't support Node 10's resolution or require() from
    // CommonJS.
    const promised = analysis.problems.filter(
      (problem) => !('resolutionKind' in problem) || !/^node(10|16-cjs)$/.test(problem.resolutionKind),
    )
    expect(promised).toEqual([])
  })

  test('it holds what was built, its license and its readme, and nothing else', async () => {
    const files: string[] = []
    for await (const file of glob('**/*.*', { cwd: installed })) files.push(file)
    const surplus = files.filter(
      (file) =>
        !/^(package\.json|README\.md|CHANGELOG\.md|dist\/.+(\.js|\.d\.ts|\.css|\.woff2|LICENSE\.txt)|dist\/(tokens\.json|llms\.txt))$/.test(
          file,
        ),
    )
    expect(surplus).toEqual([])
    expect(files.filter((file) => /\.(test|stories)\.|\/(test|fixtures)\//.test(file))).toEqual([])
    expect(files).toContain('README.md')
    expect(existsSync(`${installed}/LICENSE`), 'the LICENSE is missing').toBe(true)
  })

  test('every file that it exports is there, and what the workspace exports is published', async () => {
    const workspace: Manifest = JSON.parse(await readFile(`${source}/package.json`, 'utf8'))
    expect(Object.keys(manifest.exports)).toEqual(Object.keys(workspace.exports))
    const targets = Object.values(manifest.exports).flatMap((value) =>
      typeof value === 'string' ? value : Object.values(value),
    )
    expect(targets.filter((target) => !existsSync(resolve(installed, target)))).toEqual([])
  })

  test('client modules keep their "use client" directive in the build', async () => {
    const lost: string[] = []
    for await (const file of glob('src/**/*.{ts,tsx}', { cwd: source })) {
      if (/\.(test|stories)\./.test(file) || !readModule(resolve(source, file)).client) continue
      const built = resolve(installed, file.replace(/^src/, 'dist').replace(/tsx?$/, 'js'))
      if (!readModule(built).client) lost.push(relative(installed, built))
    }
    expect(lost).toEqual([])
  })

  test('what a server component may import needs no browser', () => {
    const react = serverReact()
    const mistakes = scripts.flatMap(([, target]) =>
      [...onTheServer(resolve(installed, target)).values()].flatMap((module) => {
        const path = relative(installed, module.path)
        const names = module.imports.filter(({ from }) => from === 'react').flatMap((each) => each.names)
        return [
          ...names
            .filter((used) => used !== '*' && !react.has(used))
            .map((used) => `${path} imports ${used}`),
          ...(module.source.match(/\bon[A-Z]\w*: (?!undefined)/g) ?? []).map(
            (used) => `${path} listens ${used}`,
          ),
        ]
      }),
    )
    expect([...new Set(mistakes)], "these modules need 'use client' as their first line").toEqual([])
  })

  test('its code uses only React APIs of the oldest supported version', async () => {
    const require = createRequire(import.meta.url)
    const mistakes: string[] = []
    for (const react of Object.keys(manifest.peerDependencies ?? {}).filter((peer) =>
      /^react(-dom)?$/.test(peer),
    )) {
      const { version } = require(`${react}-oldest/package.json`)
      expect(manifest.peerDependencies?.[react]).toBe(`^${version}`)
      const offered = new Set(['default', '*', ...Object.keys(require(`${react}-oldest`))])
      for (const { path, imports } of await readModules(installed, '.js')) {
        const names = imports.filter(({ from }) => from === react).flatMap((each) => each.names)
        const newer = names.filter((used) => !offered.has(used))
        mistakes.push(
          ...newer.map(
            (used) => `${relative(installed, path)} imports ${used}, which ${react} ${version} lacks`,
          ),
        )
      }
    }
    expect(mistakes).toEqual([])
  })

  test('every entry loads in Node, where there is no browser', async () => {
    // The TanStack Query options need it installed, and this site doesn't have it.
    const keys = scripts.map(([key]) => key).filter((key) => key !== './query')
    const code = keys.map((key) => `await import('${key.replace('.', name)}')`).join('\n')
    await run(process.execPath, ['--input-type=module', '--eval', code], `${workbench}/vite-plain`)
  })

  test('its commands run where it is installed', async () => {
    for (const target of Object.values(manifest.bin ?? {})) {
      const output = await run(
        process.execPath,
        [resolve(installed, target), '--help'],
        `${workbench}/vite-plain`,
      )
      expect(output).toContain(`npx ${name}`)
    }
  })

  test('code and types import only what is installed with it', async () => {
    const brought = new Set([
      name,
      ...Object.keys(manifest.dependencies ?? {}),
      ...Object.keys(manifest.peerDependencies ?? {}),
    ])
    const modules = [...(await readModules(installed, '.js')), ...(await readModules(installed, '.d.ts'))]
    const commands = Object.values(manifest.bin ?? {}).map((target) => resolve(installed, target))
    const missing = modules.flatMap(({ path, imports }) =>
      imports
        // A command runs in Node; everything else in browsers too.
        .filter(({ from }) => !(from.startsWith('node:') && commands.includes(path)))
        .filter(({ from }) => !from.startsWith('.') && !brought.has(packageOf(from)))
        .map(({ from }) => `${relative(installed, path)} imports ${from}`),
    )
    expect(missing).toEqual([])
  })

  if (sheets.length === 0) return

  test('every file that a style sheet names is there', async () => {
    const missing: string[] = []
    for await (const file of glob('dist/**/*.css', { cwd: installed })) {
      const path = resolve(installed, file)
      const css = (await readFile(path, 'utf8')).replace(/\/\*.*?\*\//gs, '')
      const named = [...css.matchAll(/@import\s+["']([^"']+)["']|url\(\s*["']?([^"')]+)/g)]
      for (const [, sheet, asset] of named) {
        const address = sheet ?? asset ?? ''
        if (!/^(data:|#)/.test(address) && !reaches(path, address)) missing.push(`${file} names ${address}`)
      }
    }
    expect(missing).toEqual([])
  })

  test('no font blocks the display of text', async () => {
    for await (const file of glob('dist/**/*.css', { cwd: installed })) {
      const css = await readFile(resolve(installed, file), 'utf8')
      const faces = css.match(/@font-face\s*{[^}]*url\((?!data:)[^}]*}/g) ?? []
      for (const face of faces) expect(face).toMatch(/\bfont-display:\s*swap/)
    }
  })
})

/** What React offers to server components: the exports of its react-server build. */
function serverReact(): Set<string> {
  const require = createRequire(`${workbench}/vite-plain/package.json`)
  const folder = dirname(require.resolve('react/package.json'))
  return new Set(Object.keys(require(`${folder}/react.react-server.js`)))
}

function reaches(from: string, address: string): boolean {
  if (address.startsWith('.')) return existsSync(resolve(dirname(from), address))
  try {
    createRequire(from).resolve(address)
    return true
  } catch {
    return false
  }
}

function bufferOf(data: Buffer): ArrayBuffer {
  return new Uint8Array(data).buffer
}
