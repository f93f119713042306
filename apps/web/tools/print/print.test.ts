import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { fill, readFacts } from './facts.ts'
import { markup } from './markup.ts'

const facts = readFacts('david')

test('a document says what the site says: nothing is left to fill in', () => {
  const directory = mkdtempSync(`${tmpdir()}/print-`)
  onTestFinished(() => rmSync(directory, { recursive: true }))
  writeFileSync(`${directory}/cover.jpg`, 'a cover')
  writeFileSync(`${directory}/2-end.html`, '<p>{{ticketsShown}} {{code}}</p>')
  writeFileSync(`${directory}/1-start.html`, '<img src="{{cover}}"><p>{{film}}, {{release}}</p>')
  const html = markup(
    { name: 'poster', title: 'A Poster: Large', film: 'david', styles: [], directory },
    facts,
  )
  expect(html).not.toMatch(/\{\{|undefined/)
  expect(html).toContain('<title>A Poster: Large</title>')
  expect(html).toContain(`David, ${facts.release}</p>\n<p>${facts.ticketsShown} ${facts.code}`)
})

test('the weeks are counted back from the day in theaters', () => {
  const { release, weekEight } = facts
  expect(Date.parse(`${release} UTC`) - Date.parse(`${weekEight}, ${release?.slice(-4)} UTC`)).toBe(
    56 * 86_400_000,
  )
})

test('a page that asks for an unknown fact stops the press', () => {
  expect(() => fill('Call {{nobody}}', {})).toThrow('Unknown placeholder {{nobody}}')
})
