#!/usr/bin/env node
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import * as util from 'node:util'
import { diagnose, readDocument } from './doctor/diagnose.ts'
import { hasErrors } from './doctor/diagnosis.ts'
import { print, type Style } from './doctor/print.ts'

const HELP = `npx @two-pastors/feeds doctor <address or file> [options]

Says line by line what is wrong with a feed of videos (JSON) or a blog (RSS, Atom), what becomes of each entry, and what
is left out and why. Ends with 1 when visitors lose something.

  --json         the same for programs
  --host <host>  origin that relative addresses of a feed belong to: --host https://feeds.example.org
  --help         shows this`

/** The proxy's timeout for a blog. */
const TIMEOUT_MS = 12_000

process.exitCode = await main().catch((error: Error) => {
  console.error(error.message)
  return 1
})

async function main(): Promise<number> {
  const { values, positionals } = util.parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      host: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [command, source, ...rest] = positionals
  if (values.help || command !== 'doctor' || !source || rest.length > 0) {
    console.log(HELP)
    return values.help ? 0 : 1
  }
  const diagnosis = diagnose(await read(source), { source, host: values.host ?? originOf(source) })
  console.log(values.json ? JSON.stringify(diagnosis, null, 2) : print(diagnosis, style))
  return hasErrors(diagnosis) ? 1 : 0
}

/** @throws Error that says in one line why there is nothing to read. */
async function read(source: string): Promise<string> {
  if (!isAddress(source)) {
    const file = resolve(source)
    const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      throw new Error(error.code === 'ENOENT' ? `There is no file ${file}` : `${file}: ${error.message}`)
    })
    return readDocument(new Uint8Array(bytes).buffer)
  }
  try {
    const response = await fetch(source, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(`the server responded with ${response.status}`)
    return readDocument(await response.arrayBuffer(), response.headers.get('content-type'))
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } }
    const why =
      name === 'TimeoutError'
        ? `no answer in ${TIMEOUT_MS / 1000} s`
        : (cause?.code ?? cause?.message ?? message)
    throw new Error(`${source} cannot be read: ${why}`)
  }
}

function isAddress(source: string): boolean {
  return /^https?:/i.test(source)
}

function originOf(source: string): string | undefined {
  return isAddress(source) ? new URL(source).origin : undefined
}

/** Node before 20.12 has no `styleText`, and files and pipes need no colors. */
function style(...[color, text]: Parameters<Style>): string {
  const isPlain = !process.stdout.isTTY || process.env.NO_COLOR || !util.styleText
  return isPlain ? text : util.styleText(color, text)
}
