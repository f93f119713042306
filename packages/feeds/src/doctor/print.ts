import type { Diagnosis, Entry, Finding } from './diagnosis.ts'

/** Colors a text, as `styleText` of node:util does. */
export type Style = (color: 'green' | 'yellow' | 'red', text: string) => string

/** A diagnosis for people to read: the fate of each entry, and its problems with their lines. */
export function print({ source, kind, entries, findings }: Diagnosis, style: Style): string {
  const line = ({ line: at, level, text }: Finding) =>
    `${place(at)} ${style(level === 'error' ? 'red' : 'yellow', level)} ${text}`

  const count = (fate: Entry['fate']) => entries.filter((entry) => entry.fate === fate).length
  const all = [...findings, ...entries.flatMap((entry) => entry.findings)]
  const errors = all.filter(({ level }) => level === 'error').length + count('dropped')
  return [
    ...findings.map(line),
    ...entries.flatMap((entry) => [head(entry, style), ...shown(entry), ...entry.findings.map(line)]),
    '',
    `${source}: ${kind} of ${entries.length}: ${count('shown')} shown, ${count('dropped')} dropped, ${count('not shown now')} not shown now; ${errors} errors, ${all.length - errors + count('dropped')} warnings`,
  ].join('\n')
}

function head({ line: at, title, fate, reason }: Entry, style: Style): string {
  const color = fate === 'shown' ? 'green' : fate === 'dropped' ? 'red' : 'yellow'
  const name = title.replace(/\s+/g, ' ').trim() || '(no title)'
  return `\n${place(at)} ${style(color, fate.toUpperCase())} ${name}${reason ? `: ${reason}` : ''}`
}

const shown = ({ shown: parts = {} }: Entry) =>
  Object.entries(parts).map(([name, value]) => `${' '.repeat(10)}${name.padEnd(12)} ${value}`)

const place = (at: number) => `line ${at}`.padEnd(9)
