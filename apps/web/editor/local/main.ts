import { resolve } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { collections } from '../config/collections.ts'
import { formsByFile } from '../config/forms.ts'
import { adminPages } from './admin-pages.ts'
import { createDrafts, type Drafts } from './drafts.ts'

/**
 * Serves the site with Vite, and the editor at /admin. A second server shows drafts: the same site, reading the
 * editor's form instead of the file. It starts with the editor's first draft.
 */
const root = resolve(import.meta.dirname, '../..')
/** Set by `pnpm start`, where the built site has the default port. */
const editorPort = process.env.EDITOR_PORT
const port = Number(editorPort ?? 4173)
let drafts: Drafts | undefined

const site = await createServer({
  root,
  server: { port, host: 'localhost' },
  logLevel: editorPort ? 'warn' : 'info',
  plugins: [adminPages(() => drafts as Drafts)],
  // If Vite found these only once the editor is open, it would reload it.
  optimizeDeps: { include: ['react-dom/client', 'react-image-crop', 'yaml'] },
})
await site.listen()
const address = site.resolvedUrls?.local[0] ?? ''

let preview: ViteDevServer | undefined
drafts = createDrafts(
  formsByFile(collections()),
  () => preview as ViteDevServer,
  () => preview?.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
)
preview = await createServer({
  root,
  cacheDir: 'node_modules/.vite-drafts',
  server: { port: Number(new URL(address).port) + 100, host: 'localhost' },
  plugins: [drafts.plugin],
  logLevel: 'warn',
})
await preview.listen()
if (!editorPort) console.log(`Site:   ${address}`)
console.log(`Editor: ${address}admin`)

// Caused by an invalid draft or a half-written file: keep the site running.
process.on('unhandledRejection', (reason) => console.error(reason))

const stop = () => void Promise.all([site.close(), preview?.close()]).then(() => process.exit(0))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
