import { resolve } from 'node:path'

/** The repository's root folder. */
export const root = resolve(import.meta.dirname, '../..')

/** The published packages. */
export const packages = [
  { name: '@two-pastors/ui', source: `${root}/packages/ui`, tarball: 'two-pastors-ui.tgz' },
  { name: '@two-pastors/feeds', source: `${root}/packages/feeds`, tarball: 'two-pastors-feeds.tgz' },
] as const

export type PublishedPackage = (typeof packages)[number]

/** The fields of package.json in use. */
export type Manifest = {
  exports: Record<string, string | Record<string, string>>
  bin?: Record<string, string>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** The file that a key of `exports` resolves to. */
export function targetOf(entry: string | Record<string, string>): string {
  return typeof entry === 'string' ? entry : (entry.default ?? '')
}
