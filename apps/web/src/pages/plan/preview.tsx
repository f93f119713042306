import { useEffect, useRef, useState } from 'react'
import { altOf } from '#features/plan/alt.ts'
import type { Kit } from '#features/plan/kit.ts'
import { type Logos, preview } from '#features/plan/kit-tools.ts'
import type { ImageOutput, PdfOutput } from '#features/plan/outputs.ts'
import { useInView } from '#lib/use-in-view.ts'
import { FileButton } from './file-button.tsx'

type PreviewProps = {
  kit: Kit
  logos: Logos
  output: ImageOutput | PdfOutput
  /** How many columns it takes. */
  className: string
}

/** Widths in px at which previews are drawn: letters lose their spacing in a smaller drawing. */
const UPRIGHT = 480
const WIDE = 960

/** A preview of an output. It is drawn when it nears the viewport, and redrawn when an answer changes. */
export function Preview({ kit, logos, output, className }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const item = useRef<HTMLLIElement>(null)
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing')
  const isNear = useInView(item)
  const [width, height] = output.type === 'pdf' ? output.size : [output.design.width, output.design.height]
  const drawn = width > height * 1.2 ? WIDE : UPRIGHT
  const isTall = height > width * 1.7

  useEffect(() => {
    if (!isNear) return
    let isCurrent = true
    const shown = (canvas.current?.clientWidth ?? 0) * devicePixelRatio
    const draw = async () => shrink(await preview(kit, logos, output.id, drawn), shown)
    draw().then(
      (picture) => {
        if (isCurrent) {
          canvas.current?.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
          setState('drawn')
        } else picture.close()
      },
      (error: unknown) => {
        console.warn(`No preview of ${output.id}`, error)
        if (isCurrent) setState('failed')
      },
    )
    return () => {
      isCurrent = false
    }
  }, [kit, logos, output.id, drawn, isNear])

  return (
    <li
      ref={item}
      data-slot="preview"
      data-state={state}
      // Files of one row stand on one line, whatever their height.
      className={`row-span-2 grid min-w-0 grid-rows-subgrid gap-y-3 wrap-anywhere ${className}`}
    >
      {/* A backdrop as high as the row, whatever the preview's aspect ratio. */}
      <div
        aria-busy={state === 'drawing' && isNear}
        className="grid grid-cols-1 place-items-center rounded-tp-md border border-tp-line bg-tp-surface p-2 sm:p-3 motion-safe:aria-busy:animate-pulse"
      >
        <canvas
          ref={canvas}
          role="img"
          aria-label={output.type === 'image' ? altOf(kit, output) : `${output.title}, first page`}
          width={Math.round(width)}
          height={Math.round(height)}
          hidden={state === 'failed'}
          // What is much taller than its neighbors would make the whole row as high.
          className={`rounded-tp-sm shadow-tp-card ring ring-tp-line ${isTall ? 'w-7/10' : 'w-full'}`}
        />
        {state === 'failed' && (
          <p className="p-3 text-sm text-tp-muted">
            No preview without a connection. Open the page again when there is one.
          </p>
        )}
      </div>
      <div className="flex flex-col items-start justify-between gap-2">
        <span className="leading-snug font-semibold text-balance max-lg:text-sm">{output.title}</span>
        <FileButton
          kit={kit}
          logos={logos}
          id={output.id}
          label={output.type === 'pdf' ? 'PDF' : 'JPEG'}
          of={output.title}
        />
      </div>
    </li>
  )
}

/** A picture in as many pixels as are shown, because browsers shrink a canvas without smoothing. */
async function shrink(picture: ImageBitmap, shown: number): Promise<ImageBitmap> {
  const width = Math.round(shown)
  if (width < 1 || width >= picture.width) return picture
  const height = Math.round((width * picture.height) / picture.width)
  const small = await createImageBitmap(picture, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  })
  picture.close()
  return small
}
