import { cp } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { scopeToSlots } from './scope-to-slots.ts'

const src = new URL('../src/', import.meta.url)
const dist = new URL('../dist/', import.meta.url)

/** tsc builds the JavaScript and types. These files are copied unchanged. */
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

/** Compiles styles.css for sites without Tailwind. */
await build({
  configFile: false,
  logLevel: 'warn',
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [tailwindcss()],
  css: { postcss: { plugins: [scopeToSlots()] } },
  build: {
    outDir: fileURLToPath(new URL('styles', dist)),
    emptyOutDir: false,
    // The browsers that Tailwind v4 supports.
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    cssMinify: 'lightningcss',
    rolldownOptions: {
      input: fileURLToPath(new URL('styles/styles.css', src)),
      output: { assetFileNames: '[name][extname]' },
    },
  },
})
