import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseAst } from 'vite'

const root = resolve(import.meta.dirname, '../../../..')
/** What visitors and those who call the functions may read; commands and checks are for us. */
const CODE = '{apps/web/src,packages/{ui,feeds}/src,apps/backend/supabase/functions}/**/*.{ts,tsx}'
const NOT_READ = /\.(test|stories|d)\.tsx?$|\/(test|testing|fixtures|doctor)\/|\/cli\.ts$/

/** What a person writes: begins with a capital letter and has a second word or a mark; or has three words, and nothing else. */
const WRITTEN = /^[“"(]?[A-Z][\w’']*[ ,.?!:…].*[a-z.?!…:”]$|^([\w’“”,.…?!{}]+ ){2,}[\w’“”,.…?!{}]+$/s
const NAMES_OF_PARTS = /^(aria-(label|description|roledescription)|title|label|alt|placeholder|heading|text)$/

/** The texts in the code by its files, with `{}` where something is put in. */
export function textsInCode(): [file: string, texts: string[]][] {
  const files = globSync(CODE, { cwd: root, exclude: ['**/node_modules/**'] }).filter(
    (file) => !NOT_READ.test(file),
  )
  return files.sort().map((file) => [file, textsOf(readFileSync(`${root}/${file}`, 'utf8'), file)])
}

type Node = {
  type: string
  name?: { name?: string }
  value?: unknown
  quasis?: { value: { cooked: string } }[]
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

function textsOf(code: string, file: string): string[] {
  const found = new Set<string>()
  const add = (text: string, isWritten = WRITTEN.test(text)) => {
    if (isWritten && /[a-z]{2}/i.test(text)) found.add(text.replace(/\s+/g, ' ').trim())
  }
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk)
    if (!isNode(node) || node.type === 'ImportDeclaration') return
    const { type, name, value, quasis } = node
    if (type === 'JSXText' && typeof value === 'string') add(value, true)
    if (type === 'Literal' && typeof value === 'string') add(value)
    if (type === 'TemplateLiteral') add((quasis ?? []).map((part) => part.value.cooked).join('{}'))
    if (type === 'JSXAttribute' && isNode(value) && typeof value.value === 'string') {
      add(value.value, NAMES_OF_PARTS.test(name?.name ?? ''))
    } else for (const child of Object.values(node)) walk(child)
  }
  walk(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body)
  return [...found]
}
