import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'

type Episode = { id: string; content: { duration: number; videos: { url: string }[] } }
type Feed = { series: { seasons: { episodes: Episode[] }[] } }

const sample = resolve(import.meta.dirname, '../../../backend/sample')
const read = (file: string) => readFileSync(resolve(sample, file), 'utf8')
const files = [...globSync('feeds/*.json', { cwd: sample }), 'blog.xml']
const episodes = files
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => (JSON.parse(read(file)) as Feed).series.seasons.flatMap((season) => season.episodes))

/** The seconds that an MP4's movie header (ISO/IEC 14496-12, mvhd) or a playlist's segments tell. */
function lengthOf(file: string): number {
  if (file.endsWith('.m3u8')) {
    const playlist = readFileSync(file, 'utf8')
    const rendition = /^[^#].*\.m3u8$/m.exec(playlist)?.[0]
    if (rendition) return lengthOf(resolve(dirname(file), rendition))
    return [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, seconds]) => sum + Number(seconds), 0)
  }
  const movie = readFileSync(file)
  const header = movie.indexOf('mvhd')
  const long = movie[header + 4] === 1
  const scale = movie.readUInt32BE(header + (long ? 24 : 16))
  return (long ? Number(movie.readBigUInt64BE(header + 28)) : movie.readUInt32BE(header + 20)) / scale
}

test('every clip plays as long as its feed says', () => {
  const wrong = episodes.flatMap(({ id, content }) =>
    content.videos.flatMap(({ url }) => {
      const seconds = lengthOf(resolve(sample, url.slice(1)))
      return Math.abs(seconds - content.duration) < 1
        ? []
        : [`${id}: ${content.duration} s, its clip ${seconds} s`]
    }),
  )
  expect(episodes.length).toBeGreaterThan(60)
  expect(wrong).toEqual([])
})

test('every file that a feed or the blog names is there', () => {
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/"\/(media\/[^"]+)"/g)].map(([, path]) => path ?? ''),
  )
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter((path) => !existsSync(resolve(sample, path)))).toEqual([])
})

test('every segment that a playlist names is there', () => {
  const missing = globSync('media/clips/**/*.m3u8', { cwd: sample }).flatMap((playlist) =>
    [...read(playlist).matchAll(/^[^#\s].*$|(?<=URI=")[^"]+/gm)]
      .map(([name]) => resolve(sample, dirname(playlist), name))
      .filter((file) => !existsSync(file)),
  )
  expect(missing).toEqual([])
})

test('no poster lies there that nobody shows', () => {
  const shown = files.map(read).join()
  const idle = globSync('media/posters/*', { cwd: sample }).map((file) => basename(file))
  expect(idle.filter((name) => !shown.includes(`/posters/${name}`))).toEqual([])
})

test('an id is one video', () => {
  const ids = episodes.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})
