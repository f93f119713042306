import { type Collection, collections } from './collections.ts'
import { pageOf } from './page-of.ts'

/** The part of Decap CMS's configuration that this machine and the live site share. */
const shared = () => ({
  media_folder: 'apps/web/content/images',
  public_folder: '',
  slug: { encoding: 'ascii', clean_accents: true },
})

/** The working tree on this machine. */
export const localConfig = () => ({
  ...shared(),
  backend: { name: 'local' },
  publish_mode: 'simple',
  show_preview_links: false,
  collections: collections(),
})

/** The repository at GitHub: drafts are pull requests, and publishing makes one commit, which one click reverts. */
export const liveConfig = (repo: string, branch: string, siteUrl: string) => ({
  ...shared(),
  backend: {
    name: 'github-forms',
    repo,
    branch,
    auth_endpoint: 'admin/sign-in',
    squash_merges: true,
  },
  publish_mode: 'editorial_workflow',
  site_url: siteUrl,
  display_url: siteUrl,
  logo: { src: '/icon.svg', show_in_header: false },
  collections: collections().map(withPages),
})

export type CmsConfig = ReturnType<typeof localConfig> | ReturnType<typeof liveConfig>

/** Where the preview of a draft shows it. */
function withPages(collection: Collection): Collection {
  const { folder, files } = collection
  if (folder) return { ...collection, ...previewPath(`${folder}/{{slug}}.yaml`) }
  return { ...collection, files: (files ?? []).map((file) => ({ ...file, ...previewPath(file.file) })) }
}

function previewPath(file: string) {
  const path = pageOf(file.replace('apps/web/', ''), {}).slice(1)
  return path ? { preview_path: path } : {}
}
