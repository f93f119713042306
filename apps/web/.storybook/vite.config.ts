import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { pictures } from '../build/content/pictures.ts'
import { content } from '../build/content/plugin.ts'
import { defineEnv } from '../build/define-env.ts'
import { fastPictures } from '../build/fast-pictures.ts'
import { inlineScript } from '../build/inline-script.ts'

/** What the site's pages need of vite.config.ts. Settings in the site's .env stay out: stories show the sample content. */
export default defineConfig(({ mode }) => ({
  plugins: [
    content(),
    inlineScript(),
    react(),
    tailwindcss(),
    // They are encoded again for each server, which is only used for looking and testing.
    { ...fastPictures({ onlyWebp: true }), apply: 'serve' },
    pictures(),
    relativeFiles(),
  ],
  define: defineEnv(mode, import.meta.dirname),
  // Storybook serves the folder (main.ts).
  publicDir: false,
  // Found before the first story: what Vite finds later reloads the page.
  optimizeDeps: {
    entries: ['src/{app,pages,features}/**/*.{ts,tsx}', '!**/*.test.*', '!src/features/offline/**'],
  },
}))

/** Makes the URLs of videos and downloads relative, so that a built Storybook works in any folder of a host. */
function relativeFiles(): Plugin {
  return {
    name: 'relative-files',
    apply: 'build',
    transform: {
      filter: { id: /\/content\/.*\.yaml/ },
      handler: (code) => ({ code: code.replace(/"\/(?=(?:video|downloads)\/)/g, '"./'), map: null }),
    },
  }
}
