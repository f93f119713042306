import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeRedirects } from './redirects.ts'

test('a former address leads to the new one, for people, search engines and browsers without scripts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'redirects-'))
  await writeRedirects(folder, [{ from: '/films/old', to: '/new' }], 'https://www.example.org')
  const html = await readFile(`${folder}/films/old.html`, 'utf8')
  await rm(folder, { recursive: true })
  expect(html).toContain('content="0; url=/new"')
  expect(html).toContain('<a href="/new">')
  expect(html).toContain('rel="canonical" href="https://www.example.org/new"')
})
