import { cn } from '@two-pastors/ui'
import { useRef, useState } from 'react'
import type { Kit } from '#features/plan/kit.ts'
import type { Logos } from '#features/plan/kit-tools.ts'
import { part } from '#lib/part.ts'
import { useInView } from '#lib/use-in-view.ts'
import { FileButton } from './file-button.tsx'
import { type Output, OutputCanvas, sizeOf } from './output-canvas.tsx'

const dialogPart = part(() => import('./preview-dialog.tsx'))

type PreviewProps = {
  kit: Kit
  logos: Logos
  output: Output
  /** How many columns it takes. */
  className: string
}

/** Widths in px at which previews are drawn. */
const UPRIGHT = 480
const WIDE = 960

/** A preview of an output, which enlarges when clicked. It is drawn near the viewport. */
export function Preview({ kit, logos, output, className }: PreviewProps) {
  const item = useRef<HTMLLIElement>(null)
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing')
  const [isLarge, setLarge] = useState(false)
  const { module: dialog } = dialogPart.use(isLarge)
  const isNear = useInView(item)
  const [width, height] = sizeOf(output)
  const file = (
    <FileButton
      kit={kit}
      logos={logos}
      id={output.id}
      label={output.type === 'pdf' ? 'PDF' : 'JPEG'}
      of={output.title}
    />
  )

  return (
    <li
      ref={item}
      data-slot="preview"
      data-state={state}
      // The files of a row line up, whatever their height.
      className={cn('row-span-2 grid min-w-0 grid-rows-subgrid gap-y-3 wrap-anywhere', className)}
    >
      {/* A backdrop as high as the row, whatever the preview's aspect ratio. */}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-busy={state === 'drawing' && isNear}
        disabled={state === 'failed'}
        onClick={() => setLarge(true)}
        className="grid cursor-zoom-in grid-cols-1 overflow-hidden place-items-center rounded-tp-md border border-tp-line bg-tp-raised p-2 outline-offset-2 outline-tp-focus hover:border-tp-accent focus-visible:outline-2 disabled:cursor-auto sm:p-3 motion-safe:aria-busy:animate-pulse"
      >
        <span className="sr-only">Enlarge </span>
        <OutputCanvas
          kit={kit}
          logos={logos}
          output={output}
          width={width > height * 1.2 ? WIDE : UPRIGHT}
          wanted={isNear}
          hidden={state === 'failed'}
          // Something much taller than its neighbors would make the whole row that tall, and so would a sideways sheet
          // with the width of two.
          className={cn(
            'rounded-tp-sm shadow-tp-card ring ring-tp-line',
            height > width * 1.7 || (output.type === 'pdf' && width > height) ? 'w-7/10' : 'w-full',
          )}
          onResult={setState}
        />
        {state === 'failed' && (
          <span className="p-3 text-sm text-tp-muted">
            No preview yet. If you are offline, it will appear once you are back online.
          </span>
        )}
      </button>
      <div className="flex flex-col items-start justify-between gap-2">
        <span className="leading-snug font-semibold text-balance max-lg:text-sm">{output.title}</span>
        {file}
      </div>
      {isLarge && dialog && (
        <dialog.PreviewDialog kit={kit} logos={logos} output={output} onClose={() => setLarge(false)}>
          {file}
        </dialog.PreviewDialog>
      )}
    </li>
  )
}
