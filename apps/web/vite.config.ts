import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assetName } from './build/asset-name.ts'
import { workerInDevelopment } from './build/build-worker.ts'
import { pictures } from './build/content/pictures.ts'
import { content } from './build/content/plugin.ts'
import { defineEnv } from './build/define-env.ts'
import { devDocument } from './build/dev-document.ts'
import { fetchBeforeImport } from './build/fetch-before-import.ts'
import { inlineScript } from './build/inline-script.ts'
import { pngInOneThread } from './build/png-in-one-thread.ts'
import { inputs } from './build/prerender/assets.ts'
import { sandboxPictures } from './build/sandbox-pictures.ts'
import { devSearch } from './build/search/dev-search.ts'
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
      devSearch(),
      webManifest(),
      workerInDevelopment(),
      sandboxPictures(),
      react(),
      tailwindcss(),
      pictures(),
      fetchBeforeImport(),
    ],
    worker: { plugins: () => [pngInOneThread()] },
    define: defineEnv(mode, import.meta.dirname),
    build: {
      // build/prerender/assets.ts reads each page's files from it.
      manifest: true,
      // Inlined pictures and logos would delay the first render.
      assetsInlineLimit: 0,
      // build/fetch-before-import.ts fetches the files of an import instead.
      modulePreload: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        ...(!isSsrBuild && { input: inputs }),
        // Off because nothing follows from them: Node loads all of its code at once, and the slow plugins are other people's.
        checks: { bundlerTimings: false, ineffectiveDynamicImport: !isSsrBuild },
        output: {
          assetFileNames: assetName,
          codeSplitting: {
            // By default the bundler makes dozens of tiny chunks, which compress badly, and each takes its time on a slow line.
            // A module goes into the first group that takes it.
            groups: [
              // What every page loads, in two parts. React comes with the first, so that it and all of the page's own code can
              // run while React DOM, the largest file, still loads. The entry points stay out: `entry-client.tsx` awaits chunks
              // that import these, and `counter.ts` loads with `count-visit.ts` and `web-vitals` once the page is idle.
              {
                name: 'initial',
                tags: ['$initial'],
                test: /^(?!.*(?:\.css|\/entry-client\.tsx|\/counter\.ts|\/count-visit\.ts)$)(?!.*\/node_modules\/(?:react-dom|scheduler|web-vitals)\/)/,
              },
              { name: 'react-dom', tags: ['$initial'], test: /\/node_modules\/(?:react-dom|scheduler)\// },
              // What most pages load. What only pages about films or reviews use stays out, and content: the others would load it too.
              {
                name: 'shared',
                minShareCount: 9,
                test: /^(?!.*\/(?:features\/(?:films|family)\/|content\/|content-guide\/|reviews\/reviews\.ts$)|.*\/watch-link\.)/,
              },
              // Small parts of the rows below that pages without rows use too: they would load the whole rows.
              {
                name: 'links',
                minShareCount: 4,
                test: /\/(?:media-card|watch-link|blank|bidi|observe-in-view)\.tsx?$/,
              },
              {
                name: 'rows',
                minShareCount: 3,
                test: /\/carousel\/|\/watch\/(?:video-row|podcast-link)/,
              },
              {
                name: 'watch',
                minShareCount: 3,
                test: /\/watch\/(?:watch-dialog|use-watch-links|player-part)\.tsx?$/,
              },
              { name: 'review-pictures', minShareCount: 2, test: /\/content\/images\/reviews\// },
            ],
          },
        },
      },
      // video.js with its HLS engine is large, but only loads for HLS videos in older browsers.
      chunkSizeWarningLimit: 800,
    },
    server: {
      port: 4173,
      proxy: { '/api': BACKEND, '/functions': BACKEND, '/media': BACKEND, '/sample': BACKEND },
    },
  }
})
