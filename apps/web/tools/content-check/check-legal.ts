import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { folder, shownPath } from '../../model/folder.ts'
import { error, type Finding } from './finding.ts'

type Legal = { amended?: { day?: unknown; words?: unknown }; body?: unknown }

/** A hash of a legal text and the day of its last change: neither can change without it. Line breaks don't matter. */
export const markOf = (day: string, body: string) =>
  createHash('sha256')
    .update(`${day} ${body.replace(/\s+/g, ' ').trim()}`)
    .digest('hex')
    .slice(0, 8)

/** Legal texts promise to change their date when their words change. */
export function checkLegal(now: number): Finding[] {
  const today = new Date(now).toISOString().slice(0, 10)
  return globSync(`${folder.content}/legal/*.yaml`).flatMap((path) => {
    // The raw text: readContent fills in names and contacts.
    const { amended, body } = parse(readFileSync(path, 'utf8')) as Legal
    const text = String(body)
    if (amended?.words === markOf(String(amended?.day), text)) return []
    return [
      error(
        { file: shownPath(path), field: 'amended' },
        `the text or its day has changed: set day to ${today} and words to "${markOf(today, text)}"`,
      ),
    ]
  })
}
