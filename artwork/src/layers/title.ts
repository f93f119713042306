import { type Canvas, Path2D } from '@napi-rs/canvas'
import { alpha, BONE, clamp, GOLD, luminance, rgb, smoothstep } from '../core/color.ts'
import type { Title } from '../core/scene.ts'
import { blank, type Context, createStage } from '../core/stage.ts'
import { CAP, capOf, type Face, outline } from '../core/type.ts'

interface Line {
  readonly text: string
  readonly small: boolean
  size: number
  width: number
  tracking: number
}

interface Block {
  readonly lines: Line[]
  readonly height: number
  readonly gap: number
}

const measure = (face: Face, text: string, size: number, tracking: number): number =>
  outline(text, size, { tracking, face }).width

/** Sets every large line in the one size that lets the longest fill the measure. */
const layout = (title: Title, measureWidth: number, maxSize: number): Block => {
  const face = title.face ?? 'marcellus'
  const raw = title.lines.map((line) => {
    const text = line.replace(/^~/, '')
    const small = line.startsWith('~')
    const tracking = title.face ? 0 : small ? 0.22 : 0.06
    return {
      text: title.face ? text : text.toUpperCase(),
      small,
      share: small ? (title.face ? 0.5 : 0.42) : 1,
      tracking,
    }
  })
  const widest = Math.max(...raw.map((line) => measure(face, line.text, line.share, line.tracking)))
  const size = Math.min(maxSize, measureWidth / widest)
  const lines = raw.map(({ text, small, share, tracking }) => ({
    text,
    small,
    size: size * share,
    tracking,
    width: measure(face, text, size * share, tracking),
  }))
  const gap = size * 0.36
  const height = lines.reduce((sum, line) => sum + line.size * capOf(face), 0) + gap * (lines.length - 1)
  return { lines, height, gap }
}

/** The 97th percentile of brightness behind the title: what the letters must stand out from. */
const brightness = (frame: Canvas, x: number, y: number, w: number, h: number): number => {
  const probe = blank(48, 24)
  const ctx = probe.getContext('2d')
  ctx.drawImage(frame, x, y, w, h, 0, 0, 48, 24)
  const { data } = ctx.getImageData(0, 0, 48, 24)
  const found: number[] = []
  for (let at = 0; at < data.length; at += 4)
    found.push(luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]))
  found.sort((a, b) => a - b)
  return found[Math.floor(found.length * 0.97)] ?? 0
}

interface Place {
  readonly box: readonly [x: number, y: number, w: number, h: number]
  readonly where: NonNullable<Title['place']>
  readonly align: NonNullable<Title['align']>
}

/** Dark from the nearest edge inwards, as a lens falls off: a pool behind the words looks like dirt. */
const veil = (ctx: Context, frame: Canvas, { box, where, align }: Place): void => {
  const [x, y, w, h] = box
  const { width, height } = frame
  const tone = (gradient: ReturnType<Context['createLinearGradient']>): void => {
    for (let i = 0; i <= 8; i++)
      gradient.addColorStop(i / 8, `rgba(6,5,12,${0.26 * (1 - smoothstep(0.3, 1, i / 8))})`)
    ctx.fillStyle = gradient
  }
  if (align === 'center' && where !== 'middle') {
    const reach = where === 'top' ? (y + h) * 1.5 : (height - y) * 1.4
    tone(
      where === 'top'
        ? ctx.createLinearGradient(0, 0, 0, reach)
        : ctx.createLinearGradient(0, height, 0, height - reach),
    )
    ctx.fillRect(0, where === 'top' ? 0 : height - reach, width, reach)
    return
  }
  const middle = align === 'center' ? width / 2 : 0
  const level = { top: 0, middle: y + h / 2, bottom: height }[where]
  ctx.translate(middle, level)
  ctx.scale(
    (align === 'center' ? w * 0.95 : x + w) * 1.45,
    { top: y + h, middle: h * 1.5, bottom: height - y }[where] * 1.75,
  )
  tone(ctx.createRadialGradient(0, 0, 0, 0, 0, 1))
  ctx.fillRect(-1, -1, 2, 2)
}

/** Shades only as much of the picture as the letters need: a scrim everywhere kills the light. */
const shadeBehind = (ctx: Context, frame: Canvas, place: Place, goal: number, amount: number): void => {
  const [x, y, w, h] = place.box
  for (let pass = 0; pass < 12 && brightness(frame, x, y, w, h) > goal; pass++) {
    ctx.save()
    ctx.globalAlpha = amount
    veil(ctx, frame, place)
    ctx.restore()
  }
}

const ornament = (
  ctx: Context,
  x: number,
  y: number,
  length: number,
  thick: number,
  color: string,
  align: string,
): void => {
  const left = align === 'center' ? x - length / 2 : x
  const rule = ctx.createLinearGradient(left, 0, left + length, 0)
  rule.addColorStop(0, alpha(color, align === 'center' ? 0 : 1))
  rule.addColorStop(0.5, color)
  rule.addColorStop(1, alpha(color, 0))
  ctx.fillStyle = rule
  ctx.fillRect(left, y - thick / 2, length, thick)
}

export interface TitleOptions {
  /** 0-1, for a title card that comes up at the end of a clip. */
  readonly reveal?: number
  readonly place?: Title['place']
  readonly align?: Title['align']
}

export const setTitle = (canvas: Canvas, title: Title, options: TitleOptions = {}): void => {
  const ctx = canvas.getContext('2d')
  const { width: w, height: h } = canvas
  if (title.letter) {
    title.letter(ctx, createStage(w, h, title.lines.join(' ')))
    return
  }
  const u = Math.min(w, h)
  const reveal = clamp(options.reveal ?? 1)
  const align = options.align ?? title.align ?? 'center'
  const wide = w > h
  const pad = u * (wide ? 0.085 : 0.075)
  const face = title.face ?? 'marcellus'
  const cap = capOf(face)
  const block = layout(
    title,
    wide ? Math.min(w - pad * 2, w * 0.66) : w - pad * 2,
    (u * (wide ? 0.15 : 0.165) * CAP) / cap,
  )
  const where = options.place ?? title.place ?? 'bottom'
  const rule = u * 0.052
  const top = {
    top: pad * 1.15,
    middle: (h - block.height) / 2,
    bottom: h - pad * 1.05 - block.height - rule * 0.4,
  }[where]
  const wideLine = Math.max(...block.lines.map((line) => line.width))
  const left = align === 'center' ? (w - wideLine) / 2 : pad
  const inks: [ink: string, ratio: number][] = [[title.color ?? BONE, 5.2]]
  if (block.lines.some((line) => line.small)) inks.push([title.accent ?? GOLD, 4.7])
  // More than 4.5: encoding and scaling both cost a little contrast.
  const goal = Math.min(...inks.map(([ink, ratio]) => (luminance(rgb(ink)) + 0.05) / ratio - 0.05))
  shadeBehind(ctx, canvas, { box: [left, top, wideLine, block.height], where, align }, goal, reveal)
  ctx.save()
  ctx.globalAlpha = reveal
  let y = top
  for (const line of block.lines) {
    const tracking = line.tracking + (1 - reveal) * 0.03
    const width = measure(face, line.text, line.size, tracking)
    const x = align === 'center' ? (w - width) / 2 : pad
    y += line.size * cap
    const shape = new Path2D(outline(line.text, line.size, { tracking, x, y, face }).path)
    ctx.shadowColor = 'rgba(4,3,10,0.75)'
    ctx.shadowBlur = line.size * 0.35
    ctx.shadowOffsetY = line.size * 0.03
    const ink = ctx.createLinearGradient(0, y - line.size * cap, 0, y)
    const base = title.color ?? BONE
    ink.addColorStop(0, line.small ? (title.accent ?? GOLD) : '#ffffff')
    ink.addColorStop(1, line.small ? (title.accent ?? GOLD) : base)
    ctx.fillStyle = ink
    ctx.fill(shape)
    y += block.gap
  }
  ctx.restore()
  if (title.face) return
  ctx.save()
  ctx.globalAlpha = reveal
  const size = block.lines.find((line) => !line.small)?.size ?? u * 0.1
  ornament(
    ctx,
    align === 'center' ? w / 2 : pad,
    y - block.gap + rule * 0.75,
    size * 1.6,
    Math.max(1.2, u * 0.0026),
    title.accent ?? GOLD,
    align,
  )
  ctx.restore()
}
