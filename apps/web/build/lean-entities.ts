import type { Plugin } from 'vite'

/**
 * Leaves the parser's table of entities, half of its bytes, out of the code for browsers: there packages/feeds asks the
 * browser for them (blog/plain-text.ts), and reads feeds as XML, which has five.
 */
export function leanEntities(): Plugin {
  return {
    name: 'lean-entities',
    // Node, which renders the pages, has no browser to ask.
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load: {
      filter: { id: /entities.dist.generated.decode-data-html\.js$/ },
      handler: () => `export { xmlDecodeTree as htmlDecodeTree } from './decode-data-xml.js'`,
    },
  }
}
