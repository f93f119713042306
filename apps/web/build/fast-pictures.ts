import type { Plugin } from 'vite'

/**
 * Compresses pictures with the least effort: in a fifth of the time, into files that are a third larger. They get other names than
 * those of a whole build, and caches keep both.
 */
export function fastPictures(): Plugin {
  return {
    name: 'fast-pictures',
    resolveId: {
      order: 'pre',
      filter: { id: /[?&]as=picture/ },
      handler(id, importer, options) {
        const fast = id.replace(/&effort=\w+/, '&effort=min')
        return fast === id ? undefined : this.resolve(fast, importer, { ...options, skipSelf: true })
      },
    },
  }
}
