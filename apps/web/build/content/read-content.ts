import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { cleanText } from '@two-pastors/feeds'
import * as v from 'valibot'
import { parse } from 'yaml'
import { folder, shownPath } from '../../model/folder.ts'
import { isEntry, schemaName, schemas } from '../../model/schemas.ts'

const siteFile = () => `${folder.content}/site.yaml`

/** A mistake in a file, or in one of its fields: `content.plot`. */
export type Mistake = { field?: string; text: string }

/** The message has one line per mistake: the file, the field, what is wrong. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly mistakes: Mistake[]
  constructor(shown: string, mistakes: Mistake[]) {
    super(mistakes.map(({ field, text }) => [shown, field, text].filter(Boolean).join(': ')).join('\n'))
    this.mistakes = mistakes
  }
}

/**
 * Reads and validates a YAML file of the content. Entries of a folder get the file's name as their `id`.
 * Replaces `{name}`, `{email}`, `{phone}` and `{phoneLink}` in texts with the values from content/site.yaml. A phone number and the initials
 * of a name stay on one line each. Characters that no file may hold are left out (`cleanText`).
 *
 * @throws ContentError
 */
export function readContent(file: string, source = readFileSync(file, 'utf8')): unknown {
  const shown = shownPath(file)
  const name = shown.slice('content/'.length).replace(/\.yaml$/, '')
  const key = schemaName(name)
  if (!key) {
    const text = 'no page or list of the site is called that; see model/schemas.ts'
    throw new ContentError(shown, [{ text }])
  }
  const result = v.safeParse(
    schemas[key],
    fillIn(parseYaml(source, shown), file === siteFile() ? {} : contacts()),
  )
  if (!result.success) {
    throw new ContentError(shown, result.issues.map(describe))
  }
  if (!isEntry(key)) return result.output
  const id = basename(name)
  const hasPage = key === 'films/*' || key === 'staff-pages/*'
  return { id, ...(hasPage && { address: `/${id}` }), ...(result.output as object) }
}

function parseYaml(source: string, shown: string): unknown {
  try {
    return parse(source)
  } catch (error) {
    throw new ContentError(shown, [{ text: error instanceof Error ? error.message : String(error) }])
  }
}

function describe(issue: v.BaseIssue<unknown>): Mistake {
  const field = v.getDotPath(issue) ?? 'the file'
  if (issue.expected === 'never') return { field, text: 'there is no such field' }
  if (issue.received === 'undefined') return { field, text: 'is missing' }
  // Our own messages say what is wrong; valibot's default ones only name the expected type.
  const problem = issue.message.startsWith('Invalid') ? `must be ${issue.expected}` : issue.message
  return { field, text: `${problem}; got ${issue.received}` }
}

function contacts(): Record<string, string> {
  const site = parse(readFileSync(siteFile(), 'utf8')) as {
    name: string
    email: string
    phone?: { display: string; href: string }
  }
  return {
    name: site.name,
    email: site.email,
    ...(site.phone && { phone: site.phone.display.replaceAll(' ', '\u00a0'), phoneLink: site.phone.href }),
  }
}

function fillIn(value: unknown, words: Record<string, string>): unknown {
  if (typeof value === 'string')
    return cleanText(value)
      .replace(/\{(\w+)\}/g, (all, word) => words[word] ?? all)
      .replace(/(?<=\b\p{Lu}\.) (?=\p{Lu}\.)/gu, '\u00a0')
  if (Array.isArray(value)) return value.map((item) => fillIn(item, words))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillIn(item, words)]))
}
