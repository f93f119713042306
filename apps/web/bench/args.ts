import { parseArgs as parse } from 'node:util'

export const usage = `Usage: pnpm bench [path...] [options]

Measures the built site beside a twin without scripts, on simulated phones and on a throttled one, and says
which targets hold. Takes an hour and a half; keep the machine quiet.

  path           besides the home page only these pages: pnpm bench /blog /david
  --rounds <n>   rounds of the home page, 5 by default
  --taps         only the time from a tap to a moving picture
  --interactions only the time from an input to the next frame, on a low-tier phone
  --write        puts the tables into docs/performance.md
  --help         this text`

export type Args = {
  paths: string[]
  rounds: number
  taps: boolean
  interactions: boolean
  write: boolean
  help: boolean
}

/**
 * Reads the command line.
 * @throws Error with one line that names the invalid argument.
 */
export function parseArgs(args: string[]): Args {
  const { values, positionals } = parse({
    args,
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '5' },
      taps: { type: 'boolean', default: false },
      interactions: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const wrongPath = positionals.find((path) => !path.startsWith('/'))
  if (wrongPath) throw new Error(`A path starts with a slash; got "${wrongPath}"`)
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 50)
    throw new Error(`--rounds is a whole number from 1 to 50; got "${values.rounds}"`)
  const { taps, interactions, write, help } = values
  return { paths: positionals, rounds, taps, interactions, write, help }
}
