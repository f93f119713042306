import { readFile, stat } from 'node:fs/promises'

type Rule = {
  path: string
  headers: [name: string, value: string][]
  /** Names of headers from earlier rules to drop. */
  detached?: string[]
}

const files = new Map<string, { changed: number; rules: Rule[] }>()

/**
 * The headers that a built site's `_headers` file sets for a path. The format is that of Netlify and Cloudflare
 * Pages: a line with a path, in which a star at the end matches anything, then indented lines with headers, or `!
 * Name` to drop one that an earlier rule sets. As at Cloudflare, a header set by two rules has both values.
 */
export async function headersOf(path: string, root: string): Promise<Headers> {
  const headers = new Headers()
  for (const rule of await readRules(`${root}/_headers`)) {
    if (!(rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path)) continue
    for (const name of rule.detached ?? []) headers.delete(name)
    for (const [name, value] of rule.headers) headers.append(name, value)
  }
  return headers
}

/** Notices when a build replaces the file. */
async function readRules(file: string): Promise<Rule[]> {
  const changed = (await stat(file).catch(() => undefined))?.mtimeMs
  if (changed === undefined) return []
  const known = files.get(file)
  if (known?.changed === changed) return known.rules
  const rules = parseHeaders(await readFile(file, 'utf8'))
  files.set(file, { changed, rules })
  return rules
}

/** @throws Error that names the line that is neither a path nor a header. */
export function parseHeaders(text: string): Rule[] {
  const rules: Rule[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue
    const header = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line)
    const detached = /^\s+!\s*([\w-]+)\s*$/.exec(line)?.[1]
    const rule = rules.at(-1)
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: [] })
    else if (detached && rule) rule.detached = [...(rule.detached ?? []), detached]
    else if (header?.[1] && header[2] && rule) rule.headers.push([header[1], header[2]])
    else throw new Error(`_headers, line ${index + 1}: expected a path or an indented header, got "${line}"`)
  }
  return rules
}
