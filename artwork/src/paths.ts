import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const media = resolve(root, 'apps/backend/sample/media')

/** Where drawn things live. Nothing outside these folders is written. */
export const PATHS = {
  feeds: resolve(root, 'apps/backend/sample/feeds'),
  blog: resolve(root, 'apps/backend/sample/blog.xml'),
  media,
  posters: resolve(media, 'posters'),
  clips: resolve(media, 'clips'),
  captions: resolve(media, 'captions'),
  images: resolve(root, 'apps/web/src/content/images'),
  public: resolve(root, 'apps/web/public'),
  downloads: resolve(root, 'apps/web/public/downloads'),
  hero: resolve(root, 'apps/web/public/video'),
} as const
