import { stringify } from 'csv-stringify/browser/esm/sync'
import type { Numbers } from './read-numbers.ts'

/** All counts for a spreadsheet: one line per day, kind and key. */
export function toCsv({ counts }: Pick<Numbers, 'counts'>): string {
  // A byte order mark, so that Excel reads UTF-8. A key that starts like a formula stays text.
  return stringify(counts, {
    header: true,
    columns: ['day', 'kind', 'key', 'count'],
    bom: true,
    escape_formulas: true,
  })
}
