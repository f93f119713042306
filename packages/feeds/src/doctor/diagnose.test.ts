import { describe, expect, test } from 'vitest'
import { diagnose as diagnoseFeedOf, whole } from '../fixtures/doctor.ts'
import { diagnose, readDocument } from './diagnose.ts'
import { print } from './print.ts'

test('people read a line for each finding, and the sum at the end', () => {
  const lines = print(diagnoseFeedOf({ ...whole, thumbnail: '' }, {}), (_, text) => text).split('\n')
  expect(lines).toContain('line 6    SHOWN A film')
  expect(lines).toContain('line 9    error thumbnail is not a web address: ""')
  expect(lines.at(-1)).toBe('test: feed of 2: 1 shown, 1 dropped, 0 not shown now; 2 errors, 0 warnings')
})

describe('encodings', () => {
  const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1')).buffer

  test('a blog is read in its own', () => {
    const xml = '<?xml version="1.0" encoding="iso-8859-1"?><rss><item><title>Café</title></item></rss>'
    expect(diagnose(readDocument(latin1(xml)), { source: '' }).entries[0]?.title).toBe('Café')
    const undeclared = '<rss><item><title>Café</title></item></rss>'
    expect(readDocument(latin1(undeclared), 'text/xml; charset=iso-8859-1')).toBe(undeclared)
  })

  test('a feed is UTF-8, whatever it says: anything else is named', () => {
    const text = readDocument(
      latin1(JSON.stringify({ movies: [{ ...whole, title: 'Café' }] })),
      'application/json; charset=iso-8859-1',
    )
    const { entries, findings } = diagnose(text, { source: '' })
    expect(entries[0]?.title).toBe('Caf\ufffd')
    expect(findings.map((finding) => finding.text)).toEqual([expect.stringContaining('not in UTF-8')])
  })

  test('a byte order mark does no harm', () => {
    const bytes = new TextEncoder().encode(`\uFEFF${JSON.stringify({ movies: [whole] })}`).buffer
    expect(diagnose(readDocument(bytes), { source: '' }).findings).toEqual([])
  })
})
