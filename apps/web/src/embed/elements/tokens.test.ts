import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const style = globSync(`${import.meta.dirname}/*.css`)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replace(/\/\*.*?\*\//gs, '')
const tokens = readFileSync(createRequire(import.meta.url).resolve('@two-pastors/ui/tokens.css'), 'utf8')

/** The part of a style sheet between a selector and the next closing brace. */
const ruleOf = (text: string, selector: string) => text.slice(text.indexOf(selector)).split('}')[0] ?? ''

test.each([
  [':host {', '[data-theme="dark"] {'],
  [':host([theme="light"]) {', '[data-theme="light"] {'],
])('without tokens of the host, %s has those of %s', (rule, theme) => {
  const values = [...ruleOf(style, rule).matchAll(/var\((--tp-[\w-]+), ([^;]+)\);/g)]
  expect(values.length).toBeGreaterThan(10)
  for (const [, name, value] of values) expect(ruleOf(tokens, theme)).toContain(`${name}: ${value};`)
})

test('every color in the style is one of them, but for those around a video', () => {
  const rest = style.replace(/:host[^{]*\{[^}]*\}/g, '')
  const colors = new Set([...rest.matchAll(/#[\da-f]{3,8}\b/g)].map(([color]) => color))
  for (const color of colors) expect(tokens).toContain(color)
})
