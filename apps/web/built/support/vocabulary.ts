import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const source = readFileSync(fileURLToPath(import.meta.resolve('schema-dts')).replace(/js$/, 'd.ts'), 'utf8')

type Interface = { parents: string[]; members: Set<string> }
const interfaces = new Map<string, Interface>()
for (const [, name = '', parents = '', body = ''] of source.matchAll(
  /^(?:export )?interface (\w+) extends ([^{]+) \{\n(.*?)^\}/gms,
)) {
  const members = [...body.matchAll(/^ {4}"([\w@-]+)"\??:/gm)].map((match) => match[1] ?? '')
  interfaces.set(name, { parents: parents.split(/,\s*/), members: new Set(members) })
}

/** Whether schema.org has a type with this name. */
export const isType = (type: string) => interfaces.has(`${type}Leaf`)

/** Whether this type, or one that it extends, has this property at schema.org. */
export function hasProperty(type: string, property: string): boolean {
  const found = (name: string): boolean => {
    const { parents, members } = interfaces.get(name) ?? { parents: [], members: new Set() }
    return members.has(property) || parents.some(found)
  }
  return found(`${type}Leaf`)
}
