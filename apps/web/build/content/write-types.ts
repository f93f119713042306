import { globSync, writeFileSync } from 'node:fs'
import { folder } from '../../src/content/schemas/folder.ts'
import { schemaName, type schemas } from '../../src/content/schemas/schemas.ts'

/** Writes src/content/content.d.ts, with the type of every YAML file from its schema. The file is not committed. */
export function writeTypes(): void {
  const declarations = globSync('{config,content}/**/*.yaml', { cwd: `${folder.web}/src` })
    .sort()
    .flatMap((file) => {
      const name = schemaName(file.replace(/\.yaml$/, ''))
      return name ? [declaration(file, name)] : []
    })
  writeFileSync(`${folder.web}/src/content/content.d.ts`, declarations.join('\n'))
}

/** Uses an inline import: a top-level one would turn the file into a module, and its declarations would not be global. */
function declaration(file: string, name: keyof typeof schemas): string {
  const declare = (path: string, type: string) => `declare module '*${path}' {
  const content: import('./schemas/schemas.ts').${type}
  export default content
}
`
  const views =
    name === 'content/films/*'
      ? declare(`${file}?guide`, 'Guide | null') + declare(`${file}?details`, 'FilmDetails | null')
      : ''
  return declare(file, `Imported<'${name}'>`) + views
}

if (import.meta.main) writeTypes()
