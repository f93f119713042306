import { stringify } from 'csv-stringify/browser/esm/sync'
import type { Numbers } from './read-numbers.ts'

/** All counts as a spreadsheet reads them: a line for each day, kind and key. */
export function toCsv({ counts }: Pick<Numbers, 'counts'>): string {
  // A byte order mark, by which Excel knows UTF-8; a key that begins like a formula stays text.
  return stringify(counts, {
    header: true,
    columns: ['day', 'kind', 'key', 'count'],
    bom: true,
    escape_formulas: true,
  })
}
