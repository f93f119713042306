import { existsSync, globSync, readFileSync } from 'node:fs'
import { folder } from '../../src/content/schemas/folder.ts'
import { error, type Finding } from './finding.ts'
import { type Entry, entriesOf } from './read-entries.ts'

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** Files that are gone although something needs them: pages that name them in their code, or a film's kit. */
export function checkNeeded(entries: Entry[]): Finding[] {
  const gone = [...neededByCode()].filter(([file]) => !existsSync(`${folder.web}/${file}`))
  const films = new Set(entriesOf<{ id: string }>(entries, 'films').map(({ value }) => value.id))
  const kits = entries.filter(({ file }) => file.startsWith('src/content/kits/'))
  return [
    ...gone.map(([file, users]) =>
      error({ file, field: '' }, `is gone, but needed by ${inWords([...users].sort())}: put it back`),
    ),
    ...kits.flatMap(({ file, value }) => {
      const { id } = value as { id: string }
      const text = `is the kit of a film that is gone: put content/films/${id}.yaml back, or delete the kit too`
      return films.has(id) ? [] : [error({ file, field: '' }, text)]
    }),
  ]
}

/** The pages, or what else there is. */
function inWords(users: string[]): string {
  const pages = users.flatMap((user) => /^pages\/(.*)/.exec(user)?.[1] ?? [])
  return pages.length > 0 ? `the pages ${listed.format(pages)}` : listed.format(users)
}

/** Each file that an import names, with the folders of pages and features that import it. */
function neededByCode(): Map<string, Set<string>> {
  const needed = new Map<string, Set<string>>()
  for (const module of globSync('src/{app,embed,features,pages}/**/*.{ts,tsx}', { cwd: folder.web })) {
    if (/\.test\./.test(module)) continue
    const user = module.split(/[\\/]/).slice(1, 3).join('/')
    const code = readFileSync(`${folder.web}/${module}`, 'utf8')
    for (const [, file] of code.matchAll(/from '#((?:content|config)\/[\w/-]+\.yaml)(?:\?\w+)?'/g)) {
      needed.set(`src/${file}`, (needed.get(`src/${file}`) ?? new Set()).add(user))
    }
  }
  return needed
}
