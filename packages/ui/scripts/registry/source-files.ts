import { globSync, readFileSync } from 'node:fs'
import type { SourceFile } from './registry-items.ts'

const SRC = new URL('../../src/', import.meta.url)

/** Fonts are no text, which is all that a registry holds. `styles.css` and its guard are for sites without Tailwind. */
const LEFT_OUT =
  /^(test|fonts)\/|\.(test|stories)\.tsx$|^index\.ts$|^styles\/(styles\.css|guard\.css|.*\.tsx?)$/

/** The files of the package that a site gets as source. */
export function sourceFiles(): SourceFile[] {
  return globSync('**/*.{ts,tsx,css}', { cwd: SRC })
    .filter((path) => !LEFT_OUT.test(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(new URL(path, SRC), 'utf8') }))
}
