import { cp } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { scopeToSlots } from './scope-to-slots.ts'

const src = new URL('../src/', import.meta.url)
const dist = new URL('../dist/', import.meta.url)

/** tsc writes the JavaScript and types of the package. These go along as they are, */
const asTheyAre = [
  'fonts',
  'prose/prose.css',
  'styles/theme.css',
  'styles/tokens.css',
  'themes',
  'video-player/styles',
  'video-player/video-player.css',
]
for (const path of asTheyAre) await cp(new URL(path, src), new URL(path, dist), { recursive: true })

/** and for sites without Tailwind it is compiled here. */
await build({
  configFile: false,
  logLevel: 'warn',
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [tailwindcss()],
  css: { postcss: { plugins: [scopeToSlots()] } },
  build: {
    outDir: fileURLToPath(new URL('styles', dist)),
    emptyOutDir: false,
    // What Tailwind v4 itself asks of browsers.
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    cssMinify: 'lightningcss',
    rolldownOptions: {
      input: fileURLToPath(new URL('styles/styles.css', src)),
      output: { assetFileNames: '[name][extname]' },
    },
  },
})
