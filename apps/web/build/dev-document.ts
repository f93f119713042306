import type { Plugin } from 'vite'
import type * as entryServer from '../src/app/entry-server.tsx'

/** Serves pages in development: the same document as in the build, with an empty root element. */
export function devDocument(): Plugin {
  return {
    name: 'dev-document',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next()
        try {
          const { renderShell } = (await server.ssrLoadModule(
            '/src/app/entry-server.tsx',
          )) as typeof entryServer
          const html = await server.transformIndexHtml(request.url ?? '/', renderShell())
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(html)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
