/** What the build knows about files (build/build-preview.ts). */
declare module 'virtual:site-files' {
  /** The result of importing a picture, by the import's specifier. */
  export const pictures: Record<string, unknown>
  /** The files of the content, from `content/` on. */
  export const files: string[]
  /** Sizes in bytes of files under content/public, by URL. */
  export const sizes: Record<string, number>
}
