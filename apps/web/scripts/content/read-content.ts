import { readFileSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { schemaOf } from './schemas.ts'

const web = resolve(import.meta.dirname, '../..')
const SITE_FILE = `${web}/src/config/site.yaml`

/**
 * Reads and checks one YAML file of src/content or src/config. Objects of a folder get the file's name as their `id`.
 * `{name}`, `{email}` and `{phone}` in its texts become those of config/site.yaml.
 *
 * @throws Error with one line for each mistake: the file, the field, what is wrong.
 */
export function readContent(file: string, source = readFileSync(file, 'utf8')): unknown {
  const shown = relative(web, file)
  const name = relative(`${web}/src`, file).replace(/\.yaml$/, '')
  const schema = schemaOf(name)
  if (!schema) {
    throw new Error(`${shown}: no page or list of the site is called that; see scripts/content/schemas.ts`)
  }
  const result = v.safeParse(schema, fillIn(parseYaml(source, shown), file === SITE_FILE ? {} : contacts()))
  if (!result.success) {
    throw new Error(result.issues.map((issue) => `${shown}: ${describe(issue)}`).join('\n'))
  }
  return isEntry(name) ? { id: basename(name), ...(result.output as object) } : result.output
}

/** Files of these folders are one entry of a list each. */
const isEntry = (name: string) => /^content\/(films|reviews)\//.test(name)

function parseYaml(source: string, shown: string): unknown {
  try {
    return parse(source)
  } catch (error) {
    throw new Error(`${shown}: ${error instanceof Error ? error.message : error}`)
  }
}

function describe(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? 'the file'
  if (issue.expected === 'never') return `${field}: there is no such field`
  if (issue.received === 'undefined') return `${field}: is missing`
  // Our own messages say what is wrong; valibot's name what it expected.
  const problem = issue.message.startsWith('Invalid') ? `must be ${issue.expected}` : issue.message
  return `${field}: ${problem}; got ${issue.received}`
}

function contacts(): Record<string, string> {
  const site = parse(readFileSync(SITE_FILE, 'utf8')) as {
    name: string
    email: string
    phone: { display: string }
  }
  return { name: site.name, email: site.email, phone: site.phone.display }
}

function fillIn(value: unknown, words: Record<string, string>): unknown {
  if (typeof value === 'string') return value.replace(/\{(\w+)\}/g, (all, word) => words[word] ?? all)
  if (Array.isArray(value)) return value.map((item) => fillIn(item, words))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillIn(item, words)]))
}
