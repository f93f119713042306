import { globSync, readFileSync } from 'node:fs'
import { isShort } from '@two-pastors/tooling/short-run'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { folder } from '../../model/folder.ts'
import { changeYaml } from './change-yaml.ts'
import { isMap, type Json, type JsonMap } from './json.ts'

const files = globSync(`${folder.content}/**/*.yaml`).sort()

/** Every place in a value where there is a text. */
function* texts(value: Json, path: (string | number)[] = []): Generator<(string | number)[]> {
  if (typeof value === 'string') yield path
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* texts(item, [...path, index])
  else if (isMap(value)) for (const [key, item] of Object.entries(value)) yield* texts(item, [...path, key])
}

function withText(value: Json, path: (string | number)[], change: (text: string) => string): Json {
  const [first, ...rest] = path
  if (first === undefined) return change(String(value))
  if (Array.isArray(value))
    return value.map((item, index) => (index === first ? withText(item, rest, change) : item))
  return Object.fromEntries(
    Object.entries(value as JsonMap).map(([key, item]) => [
      key,
      key === first ? withText(item, rest, change) : item,
    ]),
  )
}

/** Whether a text ends with a line break is a matter of how it is written. */
const trimmed = (value: Json) =>
  JSON.parse(JSON.stringify(value), (_, item: Json) =>
    typeof item === 'string' ? item.trimEnd() : item,
  ) as Json

const without = (lines: string[], others: string[]) => {
  const counted = new Map<string, number>()
  for (const line of others) counted.set(line, (counted.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const left = counted.get(line) ?? 0
    counted.set(line, left - 1)
    return left <= 0
  })
}

describe.each(files)('%s', (file) => {
  const source = readFileSync(file, 'utf8')
  const value = parse(source) as Json

  test('is byte for byte the same after saving without a change', () => {
    expect(changeYaml(source, value)).toBe(source)
  })

  test('keeps all other lines when a text is changed', () => {
    const all = [...texts(value)]
    // All reviews are written alike: a tenth of their texts will do.
    const inAll = file.includes('/reviews/') ? 10 : 1
    // Each writes and reads the whole file again: of a long one, some from all of it will do for the short run.
    const every = isShort ? Math.ceil(all.length / 20) : inAll
    for (const path of all.filter((_, index) => index % every === 0)) {
      const wanted = withText(value, path, (text) => `${text.trimEnd()} changed`)
      const changed = changeYaml(source, wanted)
      expect(trimmed(parse(changed) as Json), path.join('.')).toEqual(trimmed(wanted))
      const gone = without(source.split('\n'), changed.split('\n'))
      const written = String(path.reduce<Json>((at, key) => (at as JsonMap)[key] as Json, value))
      // A folded text may break its lines elsewhere, and a map in braces is written on one line.
      const braces = gone.filter((line) => /\{$|^\s*\},?$/.test(line)).length
      expect(gone.length, `${path.join('.')}: ${gone.join('\n')}`).toBeLessThanOrEqual(
        Math.ceil(written.length / 60) + Math.max(3, braces + 2),
      )
    }
  })

  test('keeps the comments when a list is turned around', () => {
    const comments = source.match(/^\s*# .*/gm) ?? []
    const turned = Array.isArray(value)
      ? value.toReversed()
      : Object.fromEntries(
          Object.entries(value as JsonMap).map(([key, item]) => [
            key,
            Array.isArray(item) ? item.toReversed() : item,
          ]),
        )
    const changed = changeYaml(source, turned)
    expect(parse(changed)).toEqual(turned)
    for (const comment of comments) expect(changed).toContain(comment)
  })
})
