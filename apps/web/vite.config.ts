import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { pictures } from './scripts/content/pictures.ts'
import { content } from './scripts/content/plugin.ts'
import { leanRouter } from './scripts/lean-router.ts'
import { sharingDesign } from './scripts/sharing-images/design.ts'
import { webManifest } from './scripts/web-manifest.ts'
import { parseEnv } from './src/config/env-schema.ts'

/** Where the embedded stack answers while Vite serves the site (`pnpm dev`). */
const BACKEND = process.env.BACKEND_URL ?? 'http://localhost:4174'

export default defineConfig(({ mode }) => {
  const env = parseEnv(loadEnv(mode, import.meta.dirname, 'VITE_'))
  return {
    plugins: [content(), webManifest(), leanRouter(), react(), tailwindcss(), pictures()],
    define: Object.fromEntries(
      Object.entries({ ...env, SHARING_DESIGN: sharingDesign() }).map(([name, value]) => [
        `import.meta.env.${name}`,
        JSON.stringify(value),
      ]),
    ),
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
