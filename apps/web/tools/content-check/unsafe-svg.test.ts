import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { folder } from '../../model/folder.ts'
import { unsafeInSvg } from './unsafe-svg.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1 1" ${attributes}>${inside}</svg>`
const bytes = (text: string) => new TextEncoder().encode(text)

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a script with a prefix', svg('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>')],
  ['a script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>')],
  ['a handler', svg('<path d="M0 0"/>', 'onload="alert(1)"')],
  ['a handler in an animation', svg('<animate onbegin="alert(1)" attributeName="x" dur="1s"/>')],
  [
    'a page',
    svg(
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://x.example"/></body></foreignObject>',
    ),
  ],
  ['a link that runs', svg('<a xlink:href="javascript:alert(1)"><path d="M0 0"/></a>')],
  ['an entity', `<!DOCTYPE svg [<!ENTITY x "&#60;script&#62;alert(1)&#60;/script&#62;">]>${svg('&x;')}`],
])('%s is found', (_, text) => {
  expect(unsafeInSvg(bytes(text))).not.toEqual([])
})

test('UTF-16, in which no pattern would find anything, is refused', () => {
  const text = svg('<script>alert(1)</script>')
  expect(unsafeInSvg(new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le')))).toEqual([
    'another encoding than UTF-8',
  ])
})

test('drawings pass, also with what drawing programs leave in them', () => {
  const drawing = svg(
    '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata><defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><g fill="url(#a)" style="opacity:.5"><path d="M0 0h1v1z"/></g><text>Hope</text>',
    'xml:space="preserve" version="1.1"',
  )
  expect(unsafeInSvg(bytes(drawing))).toEqual([])
})

test.each(globSync(`${folder.content}/{images,public}/**/*.svg`))('%s is a drawing', (file) => {
  expect(unsafeInSvg(readFileSync(file))).toEqual([])
})
