import { spawnSync } from 'node:child_process'
import { renameSync } from 'node:fs'

/** What listeners are used to from the web, in LUFS, and the peak (dBTP) that survives an encoder. */
const GOAL = -15
const PEAK = 0.82

/** Integrated loudness of a file by EBU R 128. */
export const loudness = (file: string): number => {
  const { stderr } = spawnSync(
    'ffmpeg',
    ['-hide_banner', '-nostats', '-i', file, '-map', '0:a:0', '-af', 'ebur128', '-f', 'null', '-'],
    {
      encoding: 'utf8',
    },
  )
  const found = /Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/.exec(stderr)
  if (!found) throw new Error(`No loudness in ${file}`)
  return Number(found[1])
}

/** Raises a score to the goal. The limiter takes a little back, so it is measured again. */
export const level = (file: string): void => {
  for (let pass = 0; pass < 3; pass++) {
    const away = GOAL - loudness(file)
    if (Math.abs(away) < 0.4) return
    const louder = `${file}.level.wav`
    const filter = `volume=${away.toFixed(2)}dB,alimiter=limit=${PEAK}:level=false:attack=4:release=80`
    const { status, stderr } = spawnSync(
      'ffmpeg',
      ['-y', '-loglevel', 'error', '-i', file, '-af', filter, '-ar', '48000', louder],
      {
        encoding: 'utf8',
      },
    )
    if (status !== 0) throw new Error(stderr)
    renameSync(louder, file)
  }
}
