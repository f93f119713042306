import { readFileSync, writeFileSync } from 'node:fs'
import { designTokens } from './design-tokens.ts'
import { llmsText } from './llms-text.ts'

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const write = (name: string, text: string) => writeFileSync(new URL(`dist/${name}`, root), text)

const tokens = designTokens(read('src/styles/tokens.css'), read('src/themes/harbor.css'))
write('tokens.json', `${JSON.stringify(tokens, undefined, 2)}\n`)

const { name, exports } = JSON.parse(read('package.json'))
const entries = Object.entries<string>(exports)
  .filter(([, path]) => /\.tsx?$/.test(path))
  .map(([key, path]) => ({ from: key.replace('.', name), source: sourceOf(path) }))
write('llms.txt', llmsText(read('README.md'), entries))

/** A component, or for an index the modules that it names, except the icons. */
function sourceOf(path: string): string {
  const source = read(path)
  if (!path.endsWith('index.ts')) return source
  const modules = Array.from(
    source.matchAll(/^export [^;]*?from '\.\/([^']+)'/gm),
    ([, module]) => module ?? '',
  )
  return modules
    .filter((module) => !module.startsWith('icons/'))
    .map((module) => read(`src/${module}`))
    .join('\n')
}
