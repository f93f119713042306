import { useEffect, useRef, useState } from 'react'
import { altOf } from '#features/plan/alt.ts'
import type { Kit } from '#features/plan/kit.ts'
import { type Logos, preview } from '#features/plan/kit-tools.ts'
import type { ImageOutput, PdfOutput } from '#features/plan/outputs.ts'
import { useInView } from '#lib/use-in-view.ts'
import { FileButton } from './file-button.tsx'

type PreviewProps = { kit: Kit; logos: Logos; output: ImageOutput | PdfOutput }

/** Width of a preview in px: enough for a phone's screen. */
const WIDTH = 480

/** A preview of an output. It is drawn when it nears the viewport, and redrawn when an answer changes. */
export function Preview({ kit, logos, output }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const item = useRef<HTMLLIElement>(null)
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing')
  const isNear = useInView(item)
  const [width, height] = output.type === 'pdf' ? output.size : [output.design.width, output.design.height]

  useEffect(() => {
    if (!isNear) return
    let isCurrent = true
    preview(kit, logos, output.id, WIDTH).then(
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
  }, [kit, logos, output.id, isNear])

  return (
    <li
      ref={item}
      data-slot="preview"
      data-state={state}
      className="flex min-w-0 flex-col gap-3 wrap-anywhere"
    >
      <div className="relative grid h-80 place-items-center rounded-tp-lg border border-tp-line bg-tp-surface p-3">
        <canvas
          ref={canvas}
          role="img"
          aria-label={output.type === 'image' ? altOf(kit, output) : `${output.title}, first page`}
          width={WIDTH}
          height={Math.round((WIDTH * height) / width)}
          className="max-h-74 max-w-full"
        />
        {state === 'failed' && (
          <p className="absolute inset-3 grid place-items-center bg-tp-surface text-center text-tp-muted">
            No preview without a connection. Open the page again when there is one.
          </p>
        )}
      </div>
      <div className="flex grow flex-col items-start justify-between gap-2">
        <span className="font-semibold">{output.title}</span>
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
