import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { activate, age, makeBase, makeRelease } from './testing.ts'

const online = (base: string) => readlinkSync(`${base}/current`)
const asset = (base: string, file: string) =>
  ['site', 'earlier'].some((part) => existsSync(`${base}/current/${part}/assets/${file}`))

test('a release is switched to, with its root and headers', async () => {
  const base = makeBase()
  const folder = makeRelease(base, { name: 'r1', files: { 'assets/a-1.js': 'a' } })
  expect(await activate(base, 'r1')).toContain('r1 is online')
  expect(online(base)).toBe('releases/r1')
  expect(readFileSync(`${base}/nginx/release.conf`, 'utf8')).toBe(
    `root ${folder}/site;\nset $earlier ${folder}/earlier;\n`,
  )
})

test('a build of 31 days ago is whole, however long it has been online', async () => {
  const base = makeBase()
  makeRelease(base, { name: 'r1', files: { 'assets/a-1.js': 'a', 'assets/b-1.js': 'b' } })
  await activate(base, 'r1')
  age(`${base}/releases/r1`, 31)
  // The same commit again, as a night's build does.
  makeRelease(base, { name: 'r2', files: { 'assets/a-1.js': 'a' } })
  age(`${base}/releases/r2`, 31)
  await activate(base, 'r2')
  expect([asset(base, 'a-1.js'), asset(base, 'b-1.js')]).toEqual([true, true])
})

test('pages that are open keep their files, for 30 days after their release went offline', async () => {
  const base = makeBase()
  for (const [index, days] of [90, 60, 45, 10, 5].entries()) {
    const name = `r${index}`
    makeRelease(base, { name, files: { [`assets/own-${index}.js`]: name } })
    await activate(base, name)
    age(`${base}/releases/${name}`, days)
  }
  makeRelease(base, { name: 'r5', files: { 'assets/own-5.js': 'r5' } })
  await activate(base, 'r5')
  // r1 gave way to r2 45 days ago, r2 to r3 10 days ago.
  const kept = [0, 1, 2, 3, 4, 5].filter((index) => asset(base, `own-${index}.js`))
  expect(kept).toEqual([2, 3, 4, 5])
  expect(readdirSync(`${base}/releases`)).toEqual(['r2', 'r3', 'r4', 'r5'])
})

test('the last three releases stay, however long ago they went offline', async () => {
  const base = makeBase()
  for (const [index, days] of [90, 80, 70].entries()) {
    makeRelease(base, { name: `r${index}`, files: {} })
    await activate(base, `r${index}`)
    age(`${base}/releases/r${index}`, days)
  }
  expect(readdirSync(`${base}/releases`)).toEqual(['r0', 'r1', 'r2'])
  makeRelease(base, { name: 'r3', files: {} })
  await activate(base, 'r3')
  expect(readdirSync(`${base}/releases`)).toEqual(['r1', 'r2', 'r3'])
})

test('an earlier release can be put online again', async () => {
  const base = makeBase()
  for (const name of ['r1', 'r2']) {
    makeRelease(base, { name, files: { [`assets/${name}.js`]: name } })
    await activate(base, name)
  }
  await activate(base, 'r1')
  expect(online(base)).toBe('releases/r1')
  expect(asset(base, 'r2.js')).toBe(true)
})

test('what nginx does not take, or what is no site, changes nothing', async () => {
  const base = makeBase()
  makeRelease(base, { name: 'r1', files: {} })
  await activate(base, 'r1')
  makeRelease(base, { name: 'r2', files: {} })
  await expect(activate(base, 'r2', { TWO_PASTORS_RELOAD: 'false' })).rejects.toThrow(
    'nginx does not take the new configuration: everything stays as it was',
  )
  expect(online(base)).toBe('releases/r1')
  rmSync(`${base}/releases/r2/site/index.html`)
  await expect(activate(base, 'r2')).rejects.toThrow('There is no site')
  expect(online(base)).toBe('releases/r1')
})

test.each([
  'include /srv/two-pastors/own.conf;',
  'access_log /root/.ssh/authorized_keys;',
  'add_header X-A "a" always; include /tmp/own.conf;',
  'if ($uri ~ "a") { include /tmp/own.conf; }',
  'add_header X-A "a\\"; include /tmp/own.conf; # " always;',
])('nginx, which runs as root, gets no line such as %s', async (line) => {
  const base = makeBase()
  makeRelease(base, { name: 'r1', files: {} })
  await activate(base, 'r1')
  const before = readFileSync(`${base}/nginx/release.conf`, 'utf8')
  makeRelease(base, { name: 'r2', headers: `set $a "b";\n${line}\n`, files: {} })
  await expect(activate(base, 'r2')).rejects.toThrow('Line 2 of _headers.nginx is no header')
  expect(readFileSync(`${base}/nginx/release.conf`, 'utf8')).toBe(before)
  expect(readdirSync(`${base}/nginx`)).toEqual(['release.conf'])
})
