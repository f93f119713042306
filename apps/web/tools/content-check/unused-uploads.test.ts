import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { folder } from '../../model/folder.ts'
import { unusedUploads } from './unused-uploads.ts'

const own = folder.content
afterEach(() => {
  if (folder.content !== own) rmSync(folder.content, { recursive: true })
  folder.content = own
})

function contentOf(files: Record<string, string | Buffer>) {
  folder.content = mkdtempSync(join(tmpdir(), 'content-'))
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(`${folder.content}/${file}`), { recursive: true })
    writeFileSync(`${folder.content}/${file}`, content)
  }
}

test('this site has no upload that nothing uses', () => expect(unusedUploads()).toBeUndefined())

test('what a withdrawn film leaves behind is said, with its size', () => {
  contentOf({
    'films/hope.yaml': 'thumbnail: posters/hope.webp\ntrailerUrl: /video/hope.mp4\nmovedTo: /movies\n',
    'images/posters/hope.webp': '',
    'images/posters/ruth.webp': '',
    'images/site-logo.svg': '',
    'images/.DS_Store': '',
    'public/icon.svg': '',
    'public/video/hope.mp4': '',
    'public/video/ruth.mp4': Buffer.alloc(3.5 * 2 ** 20),
  })
  expect(unusedUploads()).toBe(
    '2 uploaded files are not used anywhere (3.5 MB). You can delete them: content/images/posters/ruth.webp, content/public/video/ruth.mp4',
  )
})
