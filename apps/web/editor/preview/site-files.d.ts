/** What the build knows of files (build/build-preview.ts). */
declare module 'virtual:site-files' {
  /** What an import of a picture gives, by the import's address. */
  export const pictures: Record<string, unknown>
  /** The files of the content, from `content/` on. */
  export const files: string[]
  /** The bytes of files under content/public, by their address. */
  export const sizes: Record<string, number>
}
