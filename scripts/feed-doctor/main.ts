import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ask } from '@two-pastors/tooling/ask'
import { runMain } from '@two-pastors/tooling/run'
import { diagnose } from './diagnose.ts'
import { hasErrors } from './diagnosis.ts'
import { print } from './print.ts'

const HELP = `pnpm feed:doctor <address or file> [options]

Says line by line what is wrong with a feed of films (JSON) or a blog (RSS, Atom), what the site shows of each
entry, and what it leaves out and why. Ends with 1 when something is lost to visitors.

  --json         the same for programs
  --host <host>  origin that relative addresses of a feed belong to: --host https://feeds.example.org
  --help         shows this`

/** As long as the site waits. */
const PATIENCE_MS = 8000

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      host: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [source] = positionals
  if (values.help || !source || positionals.length > 1) {
    console.log(HELP)
    return values.help ? 0 : 1
  }
  const diagnosis = diagnose(await read(source), source, values.host)
  console.log(values.json ? JSON.stringify(diagnosis, null, 2) : print(diagnosis))
  return hasErrors(diagnosis) ? 1 : 0
})

/** @throws Error in one line: why there is nothing to read. */
async function read(source: string): Promise<string> {
  if (!/^https?:/i.test(source)) {
    const file = resolve(source)
    return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw new Error(error.code === 'ENOENT' ? `There is no file ${file}` : `${file}: ${error.message}`)
    })
  }
  const answer = await ask(source, { patience: PATIENCE_MS })
  if ('failure' in answer) throw new Error(`${source} cannot be read: ${answer.failure}`)
  if (answer.status >= 300) throw new Error(`${source} cannot be read: it answers ${answer.status}`)
  return answer.text
}
