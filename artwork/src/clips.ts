import { spawnSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, resolve } from 'node:path'
import { captions } from './captions.ts'
import { findScene } from './catalogue.ts'
import { type Clip, clips } from './clip-list.ts'
import { hash } from './core/random.ts'
import { pad } from './core/sound.ts'
import { AAC, FPS, film, lengthOf, type Shot, X264 } from './film.ts'
import { level } from './loudness.ts'
import { PATHS } from './paths.ts'
import { type Trailer, trailerOf } from './trailer-list.ts'

const sound = (id: string, seconds: number, mood: Clip['mood'], drums: readonly number[] = []): string => {
  const file = resolve(tmpdir(), `score-${id}.wav`)
  writeFileSync(file, pad(seconds, mood, hash(id), drums))
  level(file)
  return file
}

/** When the cuts of a trailer fall, its title included. */
const cuts = ({ shots }: Trailer): number[] =>
  shots.map((_, i) => shots.slice(0, i + 1).reduce((sum, { seconds }) => sum + seconds, 0))

const rendition = (index: number, crf: number, rate: number): string[] => [
  ...[`-crf:v:${index}`, String(crf)],
  ...[`-maxrate:v:${index}`, `${rate}k`],
  ...[`-bufsize:v:${index}`, `${rate * 2}k`],
]

/** Two renditions whose segments of four seconds each begin with a key frame. */
const playlist = (folder: string): string[] => [
  ...['-filter_complex', '[0:v]split[a][b];[b]scale=480:270[small]'],
  ...['-map', '[a]', '-map', '1:a', '-map', '[small]', '-map', '1:a'],
  ...X264,
  ...AAC,
  ...['-g', String(FPS * 4), '-keyint_min', String(FPS * 4), '-sc_threshold', '0'],
  ...rendition(0, 25, 900),
  ...rendition(1, 27, 350),
  ...['-f', 'hls', '-hls_time', '4', '-hls_playlist_type', 'vod', '-hls_flags', 'independent_segments'],
  ...['-var_stream_map', 'v:0,a:0,name:480p v:1,a:1,name:270p', '-master_pl_name', 'master.m3u8'],
  // MPEG-4 fragments: half the overhead of transport streams, whose `.ts` a tool takes for TypeScript.
  ...['-hls_segment_type', 'fmp4', '-hls_fmp4_init_filename', 'init-%v.mp4'],
  ...['-hls_segment_filename', `${folder}/%v/segment-%d.m4s`, `${folder}/%v/index.m3u8`],
]

const mp4 = (file: string, crf: number, rate: number): string[] => [
  ...X264,
  ...['-crf', String(crf), '-maxrate', `${rate}k`, '-bufsize', `${rate * 2}k`],
  ...AAC,
  ...['-shortest', '-movflags', '+faststart', file],
]

/** Encodes beside the old file and swaps at the end: whoever plays it meanwhile sees a whole clip. */
const replacing = async (target: string, encode: (part: string) => Promise<void>): Promise<void> => {
  const part = resolve(dirname(target), `.part-${basename(target)}`)
  rmSync(part, { recursive: true, force: true })
  await encode(part)
  rmSync(target, { recursive: true, force: true })
  renameSync(part, target)
}

/** The fibers of paper cost an encoder as much as grain, and nobody misses them in motion. */
const printed = (shots: readonly Shot[]): boolean => shots[0]?.scene.stock === 'paper'

const shoot = async (clip: Clip): Promise<void> => {
  const [width, height] = clip.tall ? [480, 854] : [854, 480]
  const trailer = trailerOf[clip.scene]
  const seconds = trailer ? lengthOf(trailer) : (clip.seconds ?? 0)
  const reel = trailer ?? { shots: [{ scene: findScene(clip.scene), seconds }] }
  const audio = sound(clip.id, seconds, clip.mood, trailer && cuts(trailer))
  const base = { ...reel, width, height, audio }
  if (clip.hls)
    await replacing(resolve(PATHS.clips, clip.id), async (folder) => {
      for (const name of ['480p', '270p']) mkdirSync(resolve(folder, name), { recursive: true })
      await film({ ...base, out: playlist(folder) })
    })
  else
    await replacing(resolve(PATHS.clips, `${clip.id}.mp4`), (file) =>
      film({ ...base, out: mp4(file, printed(reel.shots) ? 29 : 25, 800) }),
    )
  const talk = seconds - (trailer?.card.seconds ?? 0)
  writeFileSync(resolve(PATHS.captions, `${clip.id}.vtt`), captions(clip.lines, talk))
  rmSync(audio)
  console.log(clip.id, seconds)
}

const HERO_LINES = [
  'In a kingdom ruled by fear,',
  'a shepherd boy walked out to meet a giant.',
  'He carried a sling, five stones,',
  'and a song nobody had taught him.',
]

const shootHero = async (): Promise<void> => {
  const trailer = trailerOf.david
  if (!trailer) throw new Error('David has no trailer')
  const audio = sound('hero', lengthOf(trailer), 'reverent', cuts(trailer))
  await replacing(resolve(PATHS.hero, 'david-trailer.mp4'), (file) =>
    film({ ...trailer, width: 1280, height: 720, audio, out: mp4(file, 23, 780) }),
  )
  const talk = lengthOf(trailer) - trailer.card.seconds
  writeFileSync(resolve(PATHS.hero, 'david-trailer.vtt'), captions(HERO_LINES, talk))
  rmSync(audio)
  console.log('david-trailer', lengthOf(trailer))
}

if (spawnSync('ffmpeg', ['-version']).error) throw new Error('Clips need ffmpeg on the path.')
for (const folder of [PATHS.clips, PATHS.captions, PATHS.hero]) mkdirSync(folder, { recursive: true })
const only = process.argv.slice(2)
for (const clip of clips) if (only.length === 0 || only.includes(clip.id)) await shoot(clip)
if (only.length === 0 || only.includes('hero')) await shootHero()
