import type { Plugin } from 'vite'

/**
 * Makes png-js, pdfkit's PNG decoder, decompress PNGs in its own thread. By default it starts a worker for each, and in Firefox
 * such a nested worker sometimes never responds: making a kit with an emoji stopped halfway.
 */
export function pngInOneThread(): Plugin {
  return {
    name: 'png-in-one-thread',
    transform(code, id) {
      if (!id.includes('png-js.browser')) return undefined
      const changed = code
        .replace("import { unzlib } from 'fflate'", "import { unzlibSync } from 'fflate'")
        .replace(
          /const inflate = unzlib\b/,
          'const inflate = (data, done) => queueMicrotask(() => done(null, unzlibSync(data)))',
        )
      if (/\bunzlib\b/.test(changed)) this.error('png-js unpacks in another way than this expects')
      return { code: changed, map: null }
    },
  }
}
