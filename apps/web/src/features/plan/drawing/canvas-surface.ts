import type { Box, Face, PictureName, Surface, TextStyle } from './surface.ts'

export type Drawable = CanvasImageSource & { width: number; height: number }
export type CanvasPictures = Partial<Record<PictureName, Drawable>>

/** Weight, font families and fallback of each face. */
const FACES: Record<Face, [weight: number, families: string[], generic: string]> = {
  display: [600, ['Fraunces', 'Fraunces Ext'], 'serif'],
  text: [500, ['Figtree', 'Figtree Ext'], 'sans-serif'],
  strong: [700, ['Figtree Bold', 'Figtree Bold Ext'], 'sans-serif'],
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

type CanvasOptions = {
  pictures: CanvasPictures
  /** Font families for other scripts. Characters that they lack, such as emoji, use the device's own fonts. */
  otherFonts?: string[]
  /** Px per unit of the design. */
  scale?: number
}

/** Draws a page on a canvas of its size; the first one if there are several. */
export function canvasSurface(
  ctx: Context,
  { pictures, otherFonts = [], scale = 1 }: CanvasOptions,
): Surface {
  let pages = 0
  /** Later pages are not drawn. */
  const draw = (paint: () => void) => {
    if (pages <= 1) paint()
  }
  const setFont = ({ face, size }: TextStyle) => {
    const [weight, families, generic] = FACES[face]
    const names = [...families, ...otherFonts].map((name) => `"${name}"`)
    ctx.font = `${weight} ${size}px ${names.join(', ')}, ${generic}`
  }

  return {
    page: (width, height) => {
      pages += 1
      draw(() => {
        ctx.setTransform(scale, 0, 0, scale, 0, 0)
        ctx.fillStyle = '#ffffff'
        ctx.fillRect(0, 0, width, height)
      })
    },
    rect: (box, color, radius = 0) =>
      draw(() => {
        ctx.fillStyle = color
        path(ctx, box, radius)
        ctx.fill()
      }),
    outline: (box, color, thickness, radius = 0) =>
      draw(() => {
        ctx.strokeStyle = color
        ctx.lineWidth = thickness
        path(ctx, box, radius)
        ctx.stroke()
      }),
    fade: (box, { axis, color, stops }) =>
      draw(() => {
        const gradient =
          axis === 'x'
            ? ctx.createLinearGradient(box.x, 0, box.x + box.width, 0)
            : ctx.createLinearGradient(0, box.y, 0, box.y + box.height)
        for (const [offset, opacity] of stops) gradient.addColorStop(offset, color + hex(opacity))
        ctx.fillStyle = gradient
        ctx.fillRect(box.x, box.y, box.width, box.height)
      }),
    cover: (name, box, [left, top]) =>
      draw(() => {
        const picture = pictures[name]
        if (!picture) return
        const zoom = Math.max(box.width / picture.width, box.height / picture.height)
        const [width, height] = [box.width / zoom, box.height / zoom]
        const x = ((picture.width - width) * left) / 100
        const y = ((picture.height - height) * top) / 100
        ctx.drawImage(picture, x, y, width, height, box.x, box.y, box.width, box.height)
      }),
    contain: (name, box, align) =>
      draw(() => {
        const picture = pictures[name]
        if (!picture) return
        const width = Math.min(box.width, (box.height * picture.width) / picture.height)
        const x = box.x + (align === 'center' ? (box.width - width) / 2 : 0)
        ctx.drawImage(picture, x, box.y, width, (width * picture.height) / picture.width)
      }),
    ratio: (name) => {
      const picture = pictures[name]
      return picture && picture.width / picture.height
    },
    text: (line, x, y, style) =>
      draw(() => {
        setFont(style)
        ctx.direction = 'ltr'
        ctx.textBaseline = 'alphabetic'
        ctx.fillStyle = style.color
        ctx.fillText(line, x, y)
      }),
    measure: (line, style) => {
      setFont(style)
      return ctx.measureText(line).width
    },
    tag: (_, paint) => paint(),
  }
}

function path(ctx: Context, { x, y, width, height }: Box, radius: number): void {
  ctx.beginPath()
  if (radius > 0) ctx.roundRect(x, y, width, height, radius)
  else ctx.rect(x, y, width, height)
}

const hex = (opacity: number) =>
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')
