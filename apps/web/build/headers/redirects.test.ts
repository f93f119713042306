import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeRedirects } from './redirects.ts'

let client = ''
beforeAll(async () => {
  client = await mkdtemp(join(tmpdir(), 'redirects-'))
  for (const file of [
    'index',
    '404',
    'david',
    'privacy-policy',
    'blog/index',
    'blog/404',
    'blog/a',
    'admin',
    'embed/watch/a',
  ]) {
    await mkdir(dirname(`${client}/${file}`), { recursive: true })
    await writeFile(`${client}/${file}.html`, '')
  }
  await writeFile(`${client}/_headers.nginx`, 'set $a "b";\n')
  await writeRedirects(client)
})
afterAll(() => rm(client, { recursive: true }))

test('hosts without patterns get a line for each way in which a page’s address is pasted', async () => {
  const lines = (await readFile(`${client}/_redirects`, 'utf8')).trim().split('\n')
  for (const written of ['/david.', '/david)', '/david,', '/David', '/DAVID', '/david%3E']) {
    expect(lines).toContain(`${written} /david 301`)
  }
  expect(lines).toContain('/blog/a. /blog/a 301')
  expect(lines.filter((line) => /^\/(?:admin|embed|404|blog\/404|\.|,)/.test(line))).toEqual([])
  for (const line of lines) {
    const [from, to] = line.split(' ')
    expect(from).not.toBe(to)
  }
})

test('nginx gets a rule for capitals', async () => {
  expect((await readFile(`${client}/_headers.nginx`, 'utf8')).split('\n')).toEqual([
    'set $a "b";',
    'rewrite "^(?!/blog$)(?i)/blog$" /blog permanent;',
    'rewrite "^(?!/david$)(?i)/david$" /david permanent;',
    'rewrite "^(?!/privacy-policy$)(?i)/privacy-policy$" /privacy-policy permanent;',
    '',
  ])
})
