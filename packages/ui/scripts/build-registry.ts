/**
 * Writes the registry, from which `shadcn add` installs the components as source:
 *
 *     node scripts/build-registry.ts <folder> [<address at which the folder is served>]
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { registryItems } from './registry/registry-items.ts'

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const { dependencies, homepage, repository } = JSON.parse(read('package.json'))

const [, owner, name] = /github\.com\/([^/]+)\/(.+?)\.git$/.exec(repository.url) ?? []
const [, , folder, address = `https://${owner}.github.io/${name}/r`] = process.argv
if (!folder) throw new Error('Name the folder: node scripts/build-registry.ts <folder> [<address>]')

// Fonts are no text, which is all that a registry holds. styles.css is for sites without Tailwind.
const left =
  /(^|\/)(test|fonts)\/|\.(test|stories)\.tsx$|^index\.ts$|^styles\/(styles|guard)\.css$|^styles\/.*\.tsx?$/
const paths = globSync('**/*.{ts,tsx,css}', { cwd: new URL('src/', root) }).filter((path) => !left.test(path))
const files = paths.toSorted().map((path) => ({ path, text: read(`src/${path}`) }))
const items = registryItems(files, { address, versions: dependencies })

const write = (file: string, content: unknown) =>
  writeFileSync(resolve(folder, file), `${JSON.stringify(content, undefined, 2)}\n`)
mkdirSync(folder, { recursive: true })
for (const item of items) write(`${item.name}.json`, item)
write('registry.json', {
  $schema: 'https://ui.shadcn.com/schema/registry.json',
  name: 'two-pastors',
  homepage,
  items: items.map(({ $schema, files = [], ...item }) => ({
    ...item,
    files: files.map(({ content, ...file }) => file),
  })),
})
