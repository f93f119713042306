/**
 * Writes the registry, from which `shadcn add` installs the components as source:
 *
 *     node scripts/build-registry.ts <folder> [<address at which the folder is served>]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { registryAddress } from './registry/registry-address.ts'
import { registryItems } from './registry/registry-items.ts'
import { sourceFiles } from './registry/source-files.ts'

const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
const { dependencies, homepage, repository } = JSON.parse(manifest)
const [, , folder, address = registryAddress(repository.url)] = process.argv
if (!folder) throw new Error('Name the folder: node scripts/build-registry.ts <folder> [<address>]')

const items = registryItems(sourceFiles(), { address, versions: dependencies })
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
