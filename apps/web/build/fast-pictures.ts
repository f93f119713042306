import type { Plugin } from 'vite'

/**
 * Compresses pictures with the least effort: in a fifth of the time, into files that are a third larger. They get other names than
 * those of a whole build, and caches keep both.
 * @param options.onlyWebp leaves out AVIF, which takes most of the time even so
 */
export function fastPictures({ onlyWebp = false } = {}): Plugin {
  return {
    name: 'fast-pictures',
    resolveId: {
      order: 'pre',
      filter: { id: /[?&]as=picture/ },
      handler(id, importer, options) {
        const quick = id.replace(/&effort=\w+/, '&effort=min')
        const fast = onlyWebp ? quick.replace('format=avif;', 'format=') : quick
        return fast === id ? undefined : this.resolve(fast, importer, { ...options, skipSelf: true })
      },
    },
  }
}
