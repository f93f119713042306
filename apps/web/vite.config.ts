import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { workerInDevelopment } from './scripts/build-worker.ts'
import { pictures } from './scripts/content/pictures.ts'
import { content } from './scripts/content/plugin.ts'
import { defineEnv } from './scripts/define-env.ts'
import { leanEntities } from './scripts/lean-entities.ts'
import { leanRouter } from './scripts/lean-router.ts'
import { webManifest } from './scripts/web-manifest.ts'

/** Where the embedded stack answers while Vite serves the site (`pnpm dev`). */
const BACKEND = process.env.BACKEND_URL ?? 'http://localhost:4174'

export default defineConfig(({ mode }) => {
  return {
    plugins: [
      content(),
      webManifest(),
      workerInDevelopment(),
      leanRouter(),
      leanEntities(),
      react(),
      tailwindcss(),
      pictures(),
    ],
    define: defineEnv(mode, import.meta.dirname),
    build: {
      // The prerender script looks up in the manifest what each page needs.
      manifest: true,
      // Pictures and logos stay files: inlined, they would sit in every page's critical path.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'baseline-widely-available',
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // Left alone, the bundler makes dozens of tiny chunks, which compress badly and arrive late.
              {
                name: 'vendor',
                test: /node_modules.(\.pnpm.)?(react|react-dom|scheduler|react-router|@tanstack.*)@/,
              },
              {
                name: 'frame',
                // What every page is made of, too small for files of its own.
                test: /src.(root|components.(toast-outlet|site-header.search-form)|lib.(when-seen|less-motion))\.|site-logo\.svg/,
              },
              { name: 'shared', minShareCount: 6 },
            ],
          },
        },
      },
      // video.js with its HLS engine is as large as it is; only an HLS video on an older browser asks for it.
      chunkSizeWarningLimit: 800,
    },
    server: {
      port: 4173,
      proxy: { '/api': BACKEND, '/functions': BACKEND, '/media': BACKEND, '/sample': BACKEND },
    },
  }
})
