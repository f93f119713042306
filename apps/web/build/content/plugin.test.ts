import { expect, test } from 'vitest'
import { folder } from '../../model/folder.ts'
import { compileContent } from './plugin.ts'

const films = `${folder.content}/films`

/** What the module of a file exports, as its source. */
const exported = (file: string) => /export default (.*)$/s.exec(compileContent(file, true))?.[1] ?? ''

test('a film is imported with the age of its guide, and with ?guide the guide is whole', () => {
  const whole: object = JSON.parse(exported(`${films}/king-of-kings.yaml?guide`))
  expect(whole).toMatchObject({ age: 7, basis: 'film', concerns: { violence: { level: 3 } } })
  expect(exported(`${films}/king-of-kings.yaml`)).toContain('"guide":{"age":7}')
})

test('a film without a guide has none', () => {
  expect(exported(`${films}/a-cowgirls-song.yaml?guide`)).toBe('null')
  expect(exported(`${films}/a-cowgirls-song.yaml`)).not.toContain('"guide"')
})

test('a text stays a text, whatever it looks like', () => {
  const source = "- name: '@import 0'\n  url: https://example.org\n  discountNote: null\n"
  const compiled = compileContent(`${folder.content}/sponsors.yaml`, true, source)
  expect(JSON.parse(compiled.split('export default ')[1] ?? '')).toMatchObject([{ name: '@import 0' }])
})
