import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Packages that an entry imports, directly or transitively. */
function packagesOf(entry: string): string[] {
  const packages = new Set<string>()
  const files = [new URL(entry, import.meta.url).href]
  for (const file of files) {
    const code = readFileSync(new URL(file), 'utf8')
    for (const [, clause = '', from = ''] of code.matchAll(
      /^(?:import|export)\s([^'"]*?)from '([^']+)'/gms,
    )) {
      if (clause.startsWith('type ')) continue
      const next = new URL(from, file).href
      if (!from.startsWith('.')) packages.add(from)
      else if (!files.includes(next)) files.push(next)
    }
  }
  return [...packages]
}

test.each([
  ['./index.ts', []],
  ['./blog/index.ts', ['htmlparser2']],
  ['./sanitize/index.ts', ['dompurify']],
  ['./query.ts', ['@tanstack/react-query']],
  ['./doctor/index.ts', ['jsonc-parser', 'fast-xml-parser', 'htmlparser2']],
])('%s weighs what it uses and no more', (entry, packages) => {
  expect(packagesOf(entry)).toEqual(packages)
})
