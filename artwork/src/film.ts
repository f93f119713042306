import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { clamp, smoothstep } from './core/color.ts'
import { createFilm, type Scene } from './core/scene.ts'
import { setTitle } from './layers/title.ts'

export const FPS = 24
export const X264 = [
  '-c:v',
  'libx264',
  '-profile:v',
  'high',
  '-preset',
  'slow',
  '-pix_fmt',
  'yuv420p',
  '-threads',
  '2',
]
export const AAC = ['-c:a', 'aac', '-b:a', '80k', '-ac', '2', '-ar', '48000']

interface Shot {
  readonly scene: Scene
  readonly seconds: number
  readonly width: number
  readonly height: number
  readonly titled: boolean
  readonly audio: string
  readonly out: readonly string[]
}

/** Draws frame after frame and hands the raw pixels to the encoder: no screenshots on the way. */
export const film = async (shot: Shot): Promise<void> => {
  const { scene, seconds, width, height } = shot
  // Grain is what an encoder spends most on and what a viewer of a small clip sees least.
  const reel = createFilm({ ...scene, grain: 0.22 }, width, height)
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    `${width}x${height}`,
    '-r',
    String(FPS),
    '-i',
    '-',
  ]
  const encoder = spawn(
    'nice',
    ['-n', '10', 'ffmpeg', '-y', '-loglevel', 'error', ...input, '-i', shot.audio, ...shot.out],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const ctx = reel.canvas.getContext('2d')
  const frames = Math.round(seconds * FPS)
  for (let frame = 0; frame < frames; frame++) {
    const time = frame / FPS
    const part = time / seconds
    // Eased at both ends, so that the camera neither starts nor stops with a jerk.
    reel.draw(time + 1, 0.5 + (smoothstep(-0.15, 1.15, part) - 0.5) * 1.5)
    const card = shot.titled ? smoothstep(seconds - 2.9, seconds - 1.6, time) : 0
    ctx.globalAlpha = 1
    if (card > 0) {
      ctx.fillStyle = `rgba(6,5,12,${card * 0.5})`
      ctx.fillRect(0, 0, width, height)
      setTitle(reel.canvas, scene.title, { reveal: card, place: 'middle', align: 'center' })
    }
    const black = shot.titled ? Math.max(1 - time / 0.7, clamp(1 - (seconds - time - 1 / FPS) / 0.5)) : 0
    if (black > 0) {
      ctx.fillStyle = `rgba(0,0,0,${black})`
      ctx.fillRect(0, 0, width, height)
    }
    if (!encoder.stdin.write(Buffer.from(reel.canvas.data()))) await once(encoder.stdin, 'drain')
  }
  encoder.stdin.end()
  const [code] = await once(encoder, 'close')
  if (code !== 0) throw new Error(`ffmpeg failed on ${scene.id}`)
}
