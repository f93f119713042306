import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Takes out of the router what this site does not use: 2 KB of the first view. Its package names the build with warnings
 * for developers alone; and every component with a `displayName` stays in, used or not, with all that it needs, because
 * bundlers take the assignment for a side effect.
 */
export function leanRouter(): Plugin {
  const production = resolve(dirname(routerPackage()), 'dist/production')
  return {
    name: 'lean-router',
    enforce: 'pre',
    apply: 'build',
    resolveId(source) {
      if (source === 'react-router') return `${production}/index.mjs`
      if (source === 'react-router/dom') return `${production}/dom-export.mjs`
      return null
    },
    transform: {
      filter: { id: /react-router.dist.production.chunk-/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*$/gm, '')
          .replace(/^(var \w+ = )(React\d*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2'),
        map: null,
      }),
    },
  }
}

function routerPackage() {
  const dom = createRequire(import.meta.url).resolve('react-router-dom/package.json')
  return createRequire(dom).resolve('react-router/package.json')
}
