import { createReadStream } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { readSiteEnv } from '../../build/env-files.ts'
import { NUMBERS_ENTRY, numbersHtml } from '../../build/numbers-html.ts'
import { parseEnv } from '../../src/config/env-schema.ts'
import { localConfig } from '../config/cms-config.ts'
import { collections } from '../config/collections.ts'
import { formsByFile } from '../config/forms.ts'
import { cmsFolder, isCmsFile } from '../page/cms-files.ts'
import { editorHtml } from '../page/html.ts'
import { answer, type Request } from './api.ts'
import type { Drafts } from './drafts.ts'
import { refusal } from './guard.ts'
import { onDisk, RequestError } from './repository.ts'

const HTML = editorHtml({ css: '/editor/client/editor.css', script: '/editor/client/main.ts' })
/**
 * The editor's own policy. Vite's development pages have inline scripts; the CMS compiles its check of the
 * configuration at run time and writes its styles. Nobody may frame it to trick staff into clicking its buttons.
 */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self' blob: ws://localhost:* ${parseEnv(readSiteEnv()).VITE_FEED_HOST}`,
    "frame-src 'self' http://localhost:*",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-robots-tag': 'noindex',
}
const MAX_BYTES = 300 * 2 ** 20

/** Everything under /admin on the development server. */
export function adminPages(drafts: () => Drafts): Plugin {
  const formOf = formsByFile(collections())
  return {
    name: 'admin-pages',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname
        if (!/^\/admin(\/|$)/.test(path)) return next()
        const send = (status: number, type: string, text: string) =>
          response.writeHead(status, { ...HEADERS, 'content-type': `${type}; charset=utf-8` }).end(text)
        const json = (status: number, value: unknown) =>
          send(status, 'application/json', JSON.stringify(value))
        const run = async () => {
          const refused = refusal(request)
          if (refused) return json(403, { error: refused })
          if (path === '/admin/config.json') return json(200, localConfig())
          if (path === '/admin/api' && request.method === 'POST') {
            const question = await read(request)
            const answered = await answer(question, formOf, drafts())
            for (const file of question.params.dataFiles ?? []) announce(server, onDisk(file.path))
            return json(200, answered)
          }
          if (path === '/admin/numbers')
            return send(200, 'text/html', await server.transformIndexHtml(path, numbersHtml(NUMBERS_ENTRY)))
          const file = path.slice('/admin/'.length)
          if (isCmsFile(file)) return sendCms(file, response)
          return send(200, 'text/html', await server.transformIndexHtml('/admin', HTML))
        }
        // An error in the editor must not stop the site's server.
        run().catch((error: Error) => {
          if (!(error instanceof RequestError)) console.error(error)
          json(error instanceof RequestError ? error.status : 500, { error: error.message })
        })
      })
    },
  }
}

/**
 * Tells Vite of a saved file before the editor hears that it is saved. The watcher may notice it later: a page that loads
 * in between would show the old text, and could miss the reload.
 */
function announce(server: ViteDevServer, file: string) {
  const known = server.environments.client.moduleGraph.getModulesByFile(file)
  server.watcher.emit(known ? 'change' : 'add', file)
}

function sendCms(file: string, response: ServerResponse) {
  const type = file.endsWith('.wasm') ? 'application/wasm' : 'text/javascript'
  response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' })
  createReadStream(cmsFolder + file)
    .on('error', () => response.end())
    .pipe(response)
}

async function read(request: Connect.IncomingMessage): Promise<Request> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MAX_BYTES) throw new RequestError('The file is too large.', 413)
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as Request
}
