import { globSync, readFileSync } from 'node:fs'
import { autoTheme } from '../auto-theme.ts'
import type { SourceFile } from './registry-items.ts'

const SRC = new URL('../../src/', import.meta.url)

/** Fonts aren't text, and a registry can only hold text. `styles.css` and its guard are for sites without Tailwind. */
const LEFT_OUT =
  /^(test|fonts)\/|\.(test|stories)\.tsx$|^index\.ts$|^styles\/(styles\.css|guard\.css|.*\.tsx?)$/

/** The package's files that a site gets as source. */
export function sourceFiles(): SourceFile[] {
  const paths = globSync('**/*.{ts,tsx,css}', { cwd: SRC }).filter((path) => !LEFT_OUT.test(path))
  const files = paths.toSorted().map((path) => ({ path, text: readFileSync(new URL(path, SRC), 'utf8') }))
  const tokens = files.find(({ path }) => path === 'styles/tokens.css')
  return tokens ? [...files, { path: 'styles/auto.css', text: autoTheme(tokens.text) }] : files
}
