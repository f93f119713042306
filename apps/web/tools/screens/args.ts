import { parseArgs as parse } from 'node:util'

export const usage = `Usage: pnpm screens [path...] [options]

Takes a picture of every page of the built site, dark and light, on a phone and on a desktop, and
writes them with a contact sheet to apps/web/screens/index.html.

  path             only these pages: pnpm screens / /movies
  --widths <list>  widths of the window in px, instead of 375,1440: --widths 320,768,1920
  --readme         takes the pictures of the README instead (docs/images)
  --help           this text`

export type Args = { paths: string[]; widths: number[]; readme: boolean; help: boolean }

/**
 * Reads the command line.
 * @throws Error with one line that names the invalid argument.
 */
export function parseArgs(args: string[]): Args {
  const { values, positionals } = parse({
    args,
    allowPositionals: true,
    options: {
      widths: { type: 'string', default: '375,1440' },
      readme: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const wrongPath = positionals.find((path) => !path.startsWith('/'))
  if (wrongPath) throw new Error(`A path starts with a slash; got "${wrongPath}"`)
  const widths = values.widths.split(',').map(Number)
  if (!widths.every((width) => Number.isInteger(width) && width >= 200 && width <= 4000))
    throw new Error(`--widths is a list of px between 200 and 4000, as 320,768; got "${values.widths}"`)
  return { paths: positionals, widths, readme: values.readme, help: values.help }
}
