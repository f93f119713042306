/*
 * Compares our feed parser with feedsmith and rss-parser on folders of feeds:
 *
 *   node packages/feeds/tools/compare-parsers.ts <folder of folders>
 *
 * Each folder in it is a corpus and a line of the table, which is Markdown. Then come the documents in which another
 * parser finds more items with a title or content.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { compareParsers } from './corpus-table.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const [folder] = positionals
if (!folder || positionals.length > 1) {
  console.error('node packages/feeds/tools/compare-parsers.ts <folder of folders with RSS and Atom files>')
  process.exit(1)
}
const { table, behind, crashes } = await compareParsers(
  folder,
  (file) => new Uint8Array(readFileSync(file)).buffer,
)
console.log([table, '', ...behind, ...crashes].join('\n'))
process.exit(crashes.length > 0 ? 1 : 0)
