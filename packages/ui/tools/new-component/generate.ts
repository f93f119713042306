import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { type Names, parseName } from './names.ts'

const TEMPLATES = `${import.meta.dirname}/templates`

/**
 * Writes a component's files, its changeset and its line in packages/ui/src/index.ts.
 * @param root the repository's folder, with a slash at its end
 * @param typed the component's name, such as 'poster-wall'
 * @returns the paths that were written, from `root`
 * @throws Error with one line that says what is wrong; nothing is written then
 */
export async function generate(root: string, typed: string): Promise<string[]> {
  const names = parseName(typed)
  const folder = `packages/ui/src/${names.kebab}`
  const changeset = `.changeset/new-${names.kebab}.md`
  const indexFile = 'packages/ui/src/index.ts'
  const index = await readFile(root + indexFile, 'utf8')
  for (const path of [folder, changeset]) {
    if (existsSync(root + path)) throw new Error(`${path} is there already: choose another name`)
  }
  if (new RegExp(`\\b${names.Name}\\b`).test(index)) {
    throw new Error(`packages/ui exports ${names.Name} already: choose another name`)
  }

  const template = (name: string) => fillIn(`${TEMPLATES}/${name}.txt`, names)
  const file = `${folder}/${names.kebab}`
  const exported = `${names.Name}, type ${names.Name}Props, ${names.camel}Variants`
  const line = `export { ${exported} } from './${names.kebab}/${names.kebab}.tsx'\n`
  const sources = [
    [`${file}.tsx`, await template('component.tsx')],
    [`${file}.stories.tsx`, await template('stories.tsx')],
    [`${file}.test.tsx`, await template('test.tsx')],
    [indexFile, index + line],
  ] as const
  // Do everything that can fail before writing the first file.
  const texts = sources.map(([path, text]) => [path, tidy(root, path, text)] as const)
  const files = [...texts, [changeset, await template('changeset.md')] as const]

  await mkdir(root + folder)
  for (const [path, text] of files) await writeFile(root + path, text)
  return files.map(([path]) => path)
}

async function fillIn(path: string, names: Names): Promise<string> {
  const text = await readFile(path, 'utf8')
  return text.replace(/\{\{(kebab|camel|Name|Words)\}\}/g, (_, key: keyof Names) => names[key])
}

/** The text as Biome wants it at that path: lines broken, imports and exports in order. */
function tidy(root: string, path: string, text: string): string {
  return execFileSync('biome', ['check', '--write', `--stdin-file-path=${path}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  })
}
