import { globSync, readFileSync } from 'node:fs'
import { brokenCharacters } from '@two-pastors/feeds'
import { parseDocument } from 'yaml'
import { folder, shownPath } from '../../model/folder.ts'
import { type Finding, warning } from './finding.ts'
import { leavesOf } from './read-entries.ts'

/** Characters that no file may contain and that print as boxes, such as in texts pasted from Word. */
export function checkCharacters(): Finding[] {
  return globSync(`${folder.content}/**/*.yaml`).flatMap((path) => {
    // The raw text: readContent removes them.
    const value: unknown = parseDocument(readFileSync(path, 'utf8')).toJS()
    return leavesOf([{ file: shownPath(path), value }]).flatMap(({ value: text, ...place }) => {
      const broken = typeof text === 'string' ? brokenCharacters(text) : []
      if (broken.length === 0) return []
      return [
        warning(
          place,
          `has invisible characters (${broken.join(', ')}), which the site leaves out: type the words anew, or delete them`,
        ),
      ]
    })
  })
}
