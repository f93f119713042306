import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { workerInDevelopment } from './build/build-worker.ts'
import { pictures } from './build/content/pictures.ts'
import { content } from './build/content/plugin.ts'
import { defineEnv } from './build/define-env.ts'
import { devDocument } from './build/dev-document.ts'
import { fetchBeforeImport } from './build/fetch-before-import.ts'
import { inlineScript } from './build/inline-script.ts'
import { inputs } from './build/prerender/assets.ts'
import { webManifest } from './build/web-manifest.ts'

/** Where the embedded stack answers while Vite serves the site (`pnpm dev`). */
const BACKEND = process.env.BACKEND_URL ?? 'http://localhost:4174'

export default defineConfig(({ mode, isSsrBuild }) => {
  return {
    appType: 'custom',
    plugins: [
      content(),
      inlineScript(),
      devDocument(),
      webManifest(),
      workerInDevelopment(),
      react(),
      tailwindcss(),
      pictures(),
      fetchBeforeImport(),
    ],
    define: defineEnv(mode, import.meta.dirname),
    build: {
      // The prerender script looks up in the manifest what each page needs.
      manifest: true,
      // Pictures and logos stay files: inlined, they would sit in every page's critical path.
      assetsInlineLimit: 0,
      // What an import needs is fetched before it (build/fetch-before-import.ts).
      modulePreload: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        ...(!isSsrBuild && { input: inputs }),
        output: {
          codeSplitting: {
            groups: [
              // Left alone, the bundler makes dozens of tiny chunks, which compress badly and arrive late.
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
