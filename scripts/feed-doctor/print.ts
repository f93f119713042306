import { styleText } from 'node:util'
import type { Diagnosis, Entry, Finding } from './diagnosis.ts'

/** For people: what becomes of each entry, line by line, and what is wrong with it. */
export function print({ source, kind, entries, findings }: Diagnosis): string {
  const count = (fate: Entry['fate']) => entries.filter((entry) => entry.fate === fate).length
  const all = [...findings, ...entries.flatMap((entry) => entry.findings)]
  const errors = all.filter(({ level }) => level === 'error').length + count('dropped')
  return [
    ...findings.map(line),
    ...entries.flatMap((entry) => [head(entry), ...shown(entry), ...entry.findings.map(line)]),
    '',
    `${source}: ${kind} of ${entries.length}: ${count('shown')} shown, ${count('dropped')} dropped, ${count('not shown now')} not shown now; ${errors} errors, ${all.length - errors + count('dropped')} warnings`,
  ].join('\n')
}

function head({ line: at, title, fate, reason }: Entry): string {
  const color = fate === 'shown' ? 'green' : fate === 'dropped' ? 'red' : 'yellow'
  return `\n${place(at)} ${styleText(color, fate.toUpperCase())} ${title.replace(/\s+/g, ' ').trim() || '(no title)'}${reason ? `: ${reason}` : ''}`
}

const shown = ({ shown: parts = {} }: Entry) =>
  Object.entries(parts).map(([name, value]) => `${' '.repeat(10)}${name.padEnd(12)} ${value}`)

const line = ({ line: at, level, text }: Finding) =>
  `${place(at)} ${styleText(level === 'error' ? 'red' : 'yellow', level)} ${text}`

const place = (at: number) => `line ${at}`.padEnd(9)
