import type { Plugin } from 'vite'
import { folder } from '../model/folder.ts'
import type { Site } from '../model/schemas.ts'
import { readContent } from './content/read-content.ts'

const NAME = 'manifest.webmanifest'

const icon = (src: string, sizes: string, purpose = 'any') => ({
  src,
  sizes,
  type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
})

/**
 * Adds a web app manifest (https://www.w3.org/TR/appmanifest/) from content/site.yaml, for installing the site on a phone.
 * The icons are in public/; the tags are in src/app/document.tsx.
 */
export function webManifest(): Plugin {
  const site = () => readContent(`${folder.content}/site.yaml`) as Site
  return {
    name: 'web-manifest',
    generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: NAME, source: toManifest(site()) })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${NAME}`, (_, response) => {
        response.setHeader('content-type', 'application/manifest+json').end(toManifest(site()))
      })
    },
  }
}

/** @returns the manifest as JSON; its shortcuts are the links of the header */
export function toManifest({ name, shortName, description, navigation, colors }: Site): string {
  const manifest = {
    id: '/',
    name,
    short_name: shortName,
    description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colors.ground,
    background_color: colors.ground,
    categories: ['entertainment', 'lifestyle'],
    icons: [
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
    shortcuts: navigation
      .filter(({ to }) => to !== '/')
      .map(({ to, label }) => ({ name: label, url: to, icons: [icon('/icon-192.png', '192x192')] })),
  }
  return JSON.stringify(manifest, null, 2)
}
