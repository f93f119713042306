import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Rolldown } from 'vite'

const ENTRY = '\0consumer'
/** Not counted: React and the optional peers of the data client. */
const PEERS = [/^react(-dom)?($|\/)/, '@tanstack/react-query', '@supabase/supabase-js']
/** Loaded when a video is opened, so not counted. */
const LAZY = /^video\.js($|\/core\.es\.js$)/

export type Measured = {
  /** Brotli, at its best, of everything that loads with the import; kB are 1000 bytes. */
  kB: number
  /** Every module and every package that any chunk holds or asks for, lazy ones included. */
  graph: string[]
}

/** Builds a module that consists of `code` as a site would for its visitors, with what is installed in `folder`. */
export async function measure(code: string, folder: string): Promise<Measured> {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'consumer',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ENTRY,
        external: (id) =>
          LAZY.test(id) || PEERS.some((peer) => (peer instanceof RegExp ? peer.test(id) : peer === id)),
        // A site uses what it imports: exports count as used.
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const sheets = output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  const sizes = [
    ...eager(chunks).map(({ code }) => brotli(code)),
    ...sheets.map((file) => brotli(file.type === 'asset' ? file.source : '')),
  ]
  return {
    kB: sizes.reduce((sum, size) => sum + size, 0) / 1000,
    graph: chunks.flatMap(({ moduleIds, imports, dynamicImports }) => [
      ...moduleIds,
      ...imports,
      ...dynamicImports,
    ]),
  }
}

/** The entry's chunk and what it imports at once. */
function eager(chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  add(chunks.find(({ isEntry }) => isEntry))
  return [...found]
}

function brotli(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
