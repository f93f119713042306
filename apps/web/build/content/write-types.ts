import { globSync, writeFileSync } from 'node:fs'
import { folder } from '../../src/content/schemas/folder.ts'
import { schemaName } from '../../src/content/schemas/schemas.ts'

/** Writes src/content/content.d.ts: the type of every YAML file, from its schema. Git ignores the file. */
export function writeTypes(): void {
  const declarations = globSync('{config,content}/**/*.yaml', { cwd: `${folder.web}/src` })
    .sort()
    .flatMap((file) => {
      const name = schemaName(file.replace(/\.yaml$/, ''))
      return name ? [declaration(file, name)] : []
    })
  writeFileSync(`${folder.web}/src/content/content.d.ts`, declarations.join('\n'))
}

/** The import stands inside: at the top it would make the file a module, whose declarations TypeScript ignores here. */
const declaration = (file: string, name: string) => `declare module '*${file}' {
  const content: import('./schemas/schemas.ts').Content<'${name}'>
  export default content
}
`

if (import.meta.main) writeTypes()
