import { useEffect, useRef, useState } from 'react'
import { altOf } from '#features/plan/alt.ts'
import type { Kit } from '#features/plan/kit.ts'
import { type Logos, preview } from '#features/plan/kit-tools.ts'
import type { ImageOutput, PdfOutput } from '#features/plan/outputs.ts'

export type Output = ImageOutput | PdfOutput

type OutputCanvasProps = {
  kit: Kit
  logos: Logos
  output: Output
  /** The width in px at which it is drawn: letters run together in a smaller drawing. */
  width: number
  /** Whether it should be drawn by now. */
  wanted: boolean
  hidden?: boolean
  className: string
  onResult: (result: 'drawn' | 'failed') => void
}

/** The width and height of an output, in its own units. */
export const sizeOf = (output: Output) =>
  output.type === 'pdf' ? output.size : ([output.design.width, output.design.height] as const)

/**
 * The first page of an output as a picture. It is drawn again when an answer changes, and when the device is back online.
 */
export function OutputCanvas(props: OutputCanvasProps) {
  const { kit, logos, output, width, wanted, hidden, className, onResult } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const [across, down] = sizeOf(output)
  const [attempt, setAttempt] = useState(1)

  useEffect(() => {
    if (!wanted) return
    let isCurrent = true
    const tryAgain = () => setAttempt(attempt + 1)
    const shown = (canvas.current?.clientWidth ?? 0) * devicePixelRatio
    const draw = async () => shrink(await preview(kit, logos, output.id, width), shown)
    draw().then(
      (picture) => {
        if (isCurrent) {
          canvas.current?.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
          onResult('drawn')
        } else picture.close()
      },
      (error: unknown) => {
        console.warn(`No preview of ${output.id}`, error)
        if (!isCurrent) return
        onResult('failed')
        addEventListener('online', tryAgain)
      },
    )
    return () => {
      isCurrent = false
      removeEventListener('online', tryAgain)
    }
  }, [kit, logos, output.id, width, wanted, onResult, attempt])

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={output.type === 'image' ? altOf(kit, output) : `${output.title}, first page`}
      width={Math.round(across)}
      height={Math.round(down)}
      hidden={hidden}
      className={className}
    />
  )
}

/** Exactly as many pixels as are shown, because browsers shrink a canvas without smoothing. */
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
