import { cp, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import type { Plugin } from 'postcss'
import { build } from 'vite'
import { autoTheme } from './auto-theme.ts'
import { renameVariables, scopeToSlots } from './scope-to-slots.ts'

const src = new URL('../src/', import.meta.url)
const dist = new URL('../dist/', import.meta.url)

/** tsc builds the JavaScript and types. These files are copied unchanged. */
const asTheyAre = [
  'fonts',
  'prose/prose.css',
  'styles/tokens.css',
  'themes',
  'video-player/styles',
  'video-player/video-player.css',
]
for (const path of asTheyAre) await cp(new URL(path, src), new URL(path, dist), { recursive: true })

const tokens = await readFile(new URL('styles/tokens.css', src), 'utf8')
await writeFile(new URL('themes/auto.css', dist), autoTheme(tokens))

// A site's own Tailwind could not compile classes with another prefix, so the package has them compiled.
await compile(new URL('styles/components.css', src), [renameVariables()])
await compile(new URL('styles/styles.css', src), [renameVariables(), scopeToSlots()])

const theme = await readFile(new URL('styles/theme.css', src), 'utf8')
await writeFile(new URL('styles/theme.css', dist), `@import "./components.css";\n${theme}`)

/** The guard with the specificity of an id, for pages whose element rules outweigh a class. */
const shield = new URL('styles/shield.css', dist)
const guard = await readFile(new URL('styles/guard.css', src), 'utf8')
await writeFile(shield, guard.replace(/^:is/m, ':not(#tp):is'))
await compile(shield, [])

async function compile(sheet: URL, plugins: Plugin[]) {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins: [tailwindcss()],
    css: { postcss: { plugins } },
    build: {
      outDir: fileURLToPath(new URL('styles', dist)),
      emptyOutDir: false,
      // The browsers that Tailwind v4 supports.
      cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
      cssMinify: 'lightningcss',
      rolldownOptions: {
        input: fileURLToPath(sheet),
        output: { assetFileNames: '[name][extname]' },
      },
    },
  })
}
