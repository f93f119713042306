import { parseArgs as parse } from 'node:util'

export const usage = `Usage: pnpm test:visual [base] [options]

Shows what your working tree changes in the look of the components: renders every story of
the Storybook, dark and light, before and after, and writes the differences to
apps/storybook/test-results/visual/index.html.

  base           branch, tag or commit to compare with. Without it: where your branch left main;
                 on main itself the last commit, or the one before it when nothing is uncommitted
  --only <part>  stories whose id contains this: --only badge, --only poster-card--on-sale
  --fail         exit with 1 when something changed; otherwise only broken stories and builds do
  --help         this text`

export type Args = { base: string | undefined; only: string; fail: boolean; help: boolean }

/**
 * Reads the command line.
 * @throws Error with one line that names the invalid argument.
 */
export function parseArgs(args: string[]): Args {
  const { values, positionals } = parse({
    args,
    allowPositionals: true,
    options: {
      only: { type: 'string', default: '' },
      fail: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [base, ...more] = positionals
  if (more.length > 0) throw new Error(`One base is enough; got ${positionals.join(', ')}`)
  return { base, ...values }
}
