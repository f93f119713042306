import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { answer, serve } from './fixtures/feed-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
afterAll(() => rmSync(folder, { recursive: true }))

const video = { url: '/a.mp4', videoType: 'MP4' }
const film = { id: 'a', title: 'A film', thumbnail: '/a.jpg', content: { videos: [video] } }

function feeds(...args: string[]) {
  const cli = fileURLToPath(new URL('cli.ts', import.meta.url))
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [cli, ...args], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

function fileWith(text: string | Buffer): string {
  const file = join(folder, 'document')
  writeFileSync(file, text)
  return file
}

test('a feed in a file: nothing is lost', async () => {
  const { code, output } = await feeds('doctor', fileWith(JSON.stringify({ movies: [film] })))
  expect(output).toContain('SHOWN A film')
  expect(output).toContain('1 shown, 0 dropped')
  expect(output).not.toContain('\u001b')
  expect(code).toBe(0)
})

test('a feed at a URL: exits with 1 if entries are lost, and resolves relative URLs against it', async () => {
  const { host } = await serve(answer(200, { movies: [film, { id: 'b' }] }))
  const { code, output } = await feeds('doctor', `${host}/api/getfeed/747`, '--json')
  const { entries } = JSON.parse(output)
  expect(entries[0].shown.picture).toBe(`${host}/a.jpg`)
  expect(entries[1]).toMatchObject({ fate: 'dropped', reason: 'it has no title' })
  expect(code).toBe(1)
})

test('a blog is read in its encoding', async () => {
  const xml = '<?xml version="1.0" encoding="iso-8859-1"?><rss><item><title>Caf\xe9</title></item></rss>'
  expect((await feeds('doctor', fileWith(Buffer.from(xml, 'latin1')))).output).toContain('SHOWN Café')
})

test.each([
  [['doctor', 'no-such-file.json'], 1, 'There is no file'],
  [['doctor', 'http://127.0.0.1:9/feed'], 1, 'http://127.0.0.1:9/feed cannot be read'],
  [['doctor'], 1, 'npx @two-pastors/feeds doctor <address or file>'],
  [['surgeon', 'a.json'], 1, 'npx @two-pastors/feeds doctor <address or file>'],
  [['--help'], 0, '--host <host>'],
  [['doctor', 'a.json', '--colour'], 1, "Unknown option '--colour'"],
])('%j ends with %i', async (args, code, text) => {
  const result = await feeds(...args)
  expect(result.output).toContain(text)
  expect(result.code).toBe(code)
})

test('a server that answers with an error is named', async () => {
  const { host } = await serve(answer(404, ''))
  expect((await feeds('doctor', host)).output).toContain('the server responded with 404')
})
