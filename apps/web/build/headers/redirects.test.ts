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
    '1917',
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
  for (const written of [
    '/david.',
    '/david)',
    '/david,',
    '/David',
    '/DAVID',
    '/david%3E',
    '/david%20',
    '/david%E2%80%9D',
  ]) {
    expect(lines).toContain(`${written} /david 301`)
  }
  expect(lines).toContain('/blog/a. /blog/a 301')
  expect(lines.filter((line) => /^\/(?:admin|embed|404|blog\/404)|^\/\/|^\/ /.test(line))).toEqual([])
  for (const line of ['/1917. /1917 301', '/) / 301', '/%22 / 301', '/david/) /david 301']) {
    expect(lines).toContain(line)
  }
  for (const line of lines) {
    const [from, to] = line.split(' ')
    expect(from).not.toBe(to)
    // Signs that stand for anything.
    expect(from).not.toMatch(/\*|:\w/)
  }
})

test('nginx gets a rule for each page, in the form that a deployment may give it', async () => {
  const lines = (await readFile(`${client}/_headers.nginx`, 'utf8')).trim().split('\n')
  expect(lines).toHaveLength(7)
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^if \(\$uri ~ "\^\(\?!\/blog\/a\/\*\$\)\(\?i\)\/blog\/a\/\*.+"\) \{ set \$page "\/blog\/a"; \}$/,
    ),
  )
})
