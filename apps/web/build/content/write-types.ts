import { globSync, writeFileSync } from 'node:fs'
import { folder } from '../../src/content/schemas/folder.ts'
import { schemaName } from '../../src/content/schemas/schemas.ts'

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
const declaration = (file: string, name: string) => `declare module '*${file}' {
  const content: import('./schemas/schemas.ts').Content<'${name}'>
  export default content
}
`

if (import.meta.main) writeTypes()
