import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { generate } from './generate.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

const HELP = `pnpm new:component <name>

Writes a component of the design system, its story, its test, its export and its changeset.

  <name>   in kebab-case, such as poster-wall
  --help   shows this`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) {
    console.log(HELP)
  } else {
    const files = await generate(root, positionals.join(' '))
    console.log(`Wrote ${files.join('\n      ')}`)
    console.log(
      '1. Say in its TSDoc and in the changeset what it is for, and give it its look and its variants.',
    )
    console.log(
      '2. See it with "pnpm storybook", dark and light, by keyboard too; its test says what a person sees.',
    )
    console.log('3. Write its notes in apps/storybook/docs/accessibility.mdx.')
    console.log('4. Add it to the table in packages/ui/README.md, and run "pnpm test".')
  }
} catch (error) {
  console.error((error as Error).message.split('\n')[0])
  process.exit(1)
}
