import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Canvas } from '@napi-rs/canvas'
import { clamp, smoothstep } from './core/color.ts'
import { type Camera, createFilm, type Scene } from './core/scene.ts'
import { blank } from './core/stage.ts'
import type { Face } from './core/type.ts'
import { setLine } from './layers/lettering.ts'
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

export interface Shot {
  readonly scene: Scene
  readonly seconds: number
  readonly camera?: Camera
  /** What the lens looks at, as fractions of the scene, and how near it is. */
  readonly look?: readonly [x: number, y: number, zoom: number]
}

/** The last seconds of a trailer: its title in the film's own lettering, and when it can be seen. */
export interface TitleCard {
  readonly seconds: number
  readonly ground: string
  readonly color: string
  readonly accent: string
  readonly face: Face
  readonly lines: readonly string[]
  readonly date: string
}

export interface Reel {
  readonly shots: readonly Shot[]
  readonly card?: TitleCard
  readonly width: number
  readonly height: number
  readonly audio: string
  readonly out: readonly string[]
}

export const lengthOf = ({ shots, card }: Pick<Reel, 'shots' | 'card'>): number =>
  shots.reduce((sum, { seconds }) => sum + seconds, 0) + (card?.seconds ?? 0)

/** One shot's frames, drawn into the picture that the encoder gets. */
const exposure = (shot: Shot, width: number, height: number): ((frame: Canvas, time: number) => void) => {
  const [x, y, zoom] = shot.look ?? [0.5, 0.5, 1]
  // Grain is what an encoder spends most on and what a viewer of a small clip sees least.
  const scene = { ...shot.scene, grain: 0.22, camera: shot.camera ?? shot.scene.camera ?? {} }
  const film = createFilm(scene, Math.round(width * zoom), Math.round(height * zoom))
  const left = clamp(x * width * zoom - width / 2, 0, width * (zoom - 1))
  const top = clamp(y * height * zoom - height / 2, 0, height * (zoom - 1))
  return (frame, time) => {
    // Eased at both ends, so that the camera neither starts nor stops with a jerk.
    film.draw(time + 1, 0.5 + (smoothstep(-0.15, 1.15, time / shot.seconds) - 0.5) * 1.5)
    frame.getContext('2d').drawImage(film.canvas, -left, -top)
  }
}

/** The frame in the middle of a shot. */
export const frameOf = (shot: Shot, width: number, height: number): Canvas => {
  const frame = blank(width, height)
  exposure(shot, width, height)(frame, shot.seconds / 2)
  return frame
}

const paintCard = (frame: Canvas, card: TitleCard, time: number): void => {
  const ctx = frame.getContext('2d')
  const { width: w, height: h } = frame
  ctx.fillStyle = card.ground
  ctx.fillRect(0, 0, w, h)
  const near = 1 + 0.035 * smoothstep(0, card.seconds, time)
  const size = Math.min(h * 0.2, h / (card.lines.length * 3.2 + 1))
  ctx.save()
  ctx.translate(w / 2, h / 2)
  ctx.scale(near, near)
  ctx.globalAlpha = smoothstep(0, 0.5, time)
  const step = size * 1.12
  const top = -((card.lines.length - 1) * step) / 2 - size * 0.12
  for (const [i, text] of card.lines.entries())
    setLine(ctx, text, {
      face: card.face,
      x: 0,
      y: top + i * step + size * 0.3,
      size,
      tracking: 0.03,
      color: card.color,
    })
  ctx.globalAlpha = smoothstep(0.5, 1.1, time)
  const foot = top + card.lines.length * step + size * 0.24
  ctx.fillStyle = card.accent
  ctx.fillRect(-size * 0.4, foot - size * 0.42, size * 0.8, h * 0.006)
  setLine(ctx, card.date, {
    face: 'outfit',
    x: 0,
    y: foot + h * 0.055,
    size: h * 0.052,
    tracking: 0.02,
    color: card.accent,
  })
  ctx.restore()
}

/** A single shot of a clip ends with its scene's title over it. */
const closeClip = (frame: Canvas, shot: Shot, time: number): void => {
  const ctx = frame.getContext('2d')
  const card = smoothstep(shot.seconds - 2.9, shot.seconds - 1.6, time)
  if (card > 0) {
    ctx.fillStyle = `rgba(6,5,12,${card * 0.5})`
    ctx.fillRect(0, 0, frame.width, frame.height)
    setTitle(frame, shot.scene.title, { reveal: card, place: 'middle', align: 'center' })
  }
  const black = Math.max(1 - time / 0.7, clamp(1 - (shot.seconds - time - 1 / FPS) / 0.5))
  if (black <= 0) return
  ctx.fillStyle = `rgba(0,0,0,${black})`
  ctx.fillRect(0, 0, frame.width, frame.height)
}

/** Draws frame after frame and hands the raw pixels to the encoder: no screenshots on the way. */
export const film = async (reel: Reel): Promise<void> => {
  const { shots, card, width, height } = reel
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', String(FPS), '-i', '-']
  const encoder = spawn(
    'nice',
    ['-n', '10', 'ffmpeg', '-y', '-loglevel', 'error', ...raw, '-i', reel.audio, ...reel.out],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const frame = blank(width, height)
  const send = async (): Promise<void> => {
    if (!encoder.stdin.write(Buffer.from(frame.data()))) await once(encoder.stdin, 'drain')
  }
  for (const shot of shots) {
    const expose = exposure(shot, width, height)
    for (let at = 0; at < Math.round(shot.seconds * FPS); at++) {
      expose(frame, at / FPS)
      if (!card) closeClip(frame, shot, at / FPS)
      await send()
    }
  }
  for (let at = 0; card && at < Math.round(card.seconds * FPS); at++) {
    paintCard(frame, card, at / FPS)
    await send()
  }
  encoder.stdin.end()
  const [code] = await once(encoder, 'close')
  if (code !== 0) throw new Error(`ffmpeg failed on ${shots[0]?.scene.id}`)
}
