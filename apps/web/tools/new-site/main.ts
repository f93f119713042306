import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { runMain } from '@two-pastors/tooling/run'
import { writeNewSite } from './new-site.ts'
import type { Answers } from './texts.ts'

const USAGE = `Usage: pnpm new:site <folder> [--name … --email … --color … --phone … --feeds … --blog yes|no --film …]

Writes the content of another ministry's site: asks for what no option gives. docs/your-own-site.md says what comes next.`

await runMain(main)

async function main(): Promise<number> {
  const option = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: option,
      email: option,
      color: option,
      phone: option,
      feeds: option,
      blog: option,
      film: option,
      help: { type: 'boolean' },
    },
  })
  const [to] = positionals
  if (values.help || !to) {
    console.log(USAGE)
    return values.help ? 0 : 2
  }
  const questions: [keyof typeof values, string, RegExp, string][] = [
    ['name', 'What is the name of the ministry? ', /\S/, ''],
    ['email', 'What email address should visitors write to? ', /^[^@\s]+@[^@\s]+\.[^@\s]+$/, ''],
    ['color', 'What color should buttons be? [#f4b25c] ', /^#[\da-f]{6}$/i, '#f4b25c'],
    ['phone', 'What is the phone number? Press Enter for none. ', /^$|^[\d ()+.-]{10,}$/, ''],
    [
      'feeds',
      'What are the numbers of your video feeds? Separate them with spaces, or press Enter for none. ',
      /^[\d ,]*$/,
      '',
    ],
    ['blog', 'Is there a blog? [yes/no] ', /^(?:yes|no)$/, 'no'],
    ['film', 'What is the title of the first film? ', /\S/, ''],
  ]
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const given: Record<string, string> = {}
  for (const [name, question, pattern, usual] of questions) {
    let answer = values[name] as string | undefined
    if (answer !== undefined && !pattern.test(answer))
      throw new Error(`--${name} ${answer} is no answer to: ${question}`)
    while (answer === undefined || !pattern.test(answer))
      answer = (await lines.question(question)).trim() || usual
    given[name] = answer
  }
  lines.close()
  const answers: Answers = {
    name: given.name ?? '',
    email: given.email ?? '',
    accent: (given.color ?? '').toLowerCase(),
    phone: given.phone ?? '',
    feeds: (given.feeds ?? '').split(/[ ,]+/).filter(Boolean).map(Number),
    blog: given.blog === 'yes',
    film: given.film ?? '',
  }
  await writeNewSite(resolve(to), answers)
  console.log(
    `Wrote ${to}. See it with:\n\n  CONTENT_DIR=${resolve(to)} npx --yes pnpm@12 start\n\nThen read docs/your-own-site.md.`,
  )
  return 0
}
