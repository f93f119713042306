import { existsSync, readFileSync } from 'node:fs'
import { root } from '@two-pastors/tooling/run'

/**
 * Checks docs/conformance.md and docs/field.md: every clause of the product's specification, and every kind of input
 * that the product was hardened against, must name a test, and every named test must exist. Rows have the form `|
 * clause | file › title of the test |`; several tests are separated by `<br>`.
 */
const TABLES = ['docs/conformance.md', 'docs/field.md']
const rows = TABLES.flatMap((table) =>
  readFileSync(`${root}${table}`, 'utf8')
    .split('\n')
    .map((line, index) => ({ line, at: `${table}:${index + 1}` }))
    .filter(({ line }) => /^\| (?!clause|what comes|---)/.test(line)),
)

const mistakes = rows.flatMap(({ line, at }) => {
  // A clause may contain an escaped `\|`.
  const cells = line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())
  const [clause = '', tests = ''] = cells
  if (cells.length !== 2 || !clause) return [`${at} is not | clause | file › title |`]
  if (!tests) return [`${at} has no test: ${clause}`]
  return tests
    .split('<br>')
    .map((test) => findMistake(test.trim()))
    .filter((mistake) => mistake !== undefined)
    .map((mistake) => `${at} ${mistake}`)
})

function findMistake(test: string): string | undefined {
  const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(test) ?? []
  if (!file) return `is not written as \`file\` › title: ${test}`
  if (!existsSync(root + file)) return `names a file that does not exist: ${file}`
  const source = readFileSync(root + file, 'utf8')
  const quoted = ["'", '"', '`'].some((quote) => source.includes(quote + title + quote))
  return quoted ? undefined : `names a test that does not exist in ${file}: ${title}`
}

for (const mistake of mistakes) console.error(mistake)
if (rows.length === 0) console.error('The tables have no rows')
console.log(`${rows.length} rows, ${mistakes.length} mistakes in ${TABLES.join(' and ')}`)
process.exit(mistakes.length > 0 || rows.length === 0 ? 1 : 0)
