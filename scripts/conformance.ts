import { existsSync, readFileSync } from 'node:fs'
import { root } from '@two-pastors/tooling/run'

/**
 * Checks docs/conformance.md: every clause of the product's specification names a test, and every test that is named
 * exists. A row reads `| clause | file › title of the test |`; several tests are separated by `<br>`.
 */
const TABLE = 'docs/conformance.md'
const rows = readFileSync(`${root}${TABLE}`, 'utf8')
  .split('\n')
  .map((line, index) => ({ line, number: index + 1 }))
  .filter(({ line }) => /^\| (?!clause|---)/.test(line))

const mistakes = rows.flatMap(({ line, number }) => {
  // A clause may have a bar in it, as `\|`.
  const cells = line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())
  const [clause = '', tests = ''] = cells
  const at = `${TABLE}:${number}`
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
if (rows.length === 0) console.error(`${TABLE} has no rows`)
console.log(`${rows.length} clauses of the specification, ${mistakes.length} mistakes in ${TABLE}`)
process.exit(mistakes.length > 0 || rows.length === 0 ? 1 : 0)
