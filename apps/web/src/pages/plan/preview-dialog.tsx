import { Dialog, DialogCloseButton, DialogContent, DialogTitle } from '@two-pastors/ui/dialog'
import { type ReactNode, useState } from 'react'
import type { Kit } from '#features/plan/kit.ts'
import type { Logos } from '#features/plan/kit-tools.ts'
import { type Output, OutputCanvas } from './output-canvas.tsx'

type PreviewDialogProps = { kit: Kit; logos: Logos; output: Output; onClose: () => void; children: ReactNode }

/** The width of the drawing in px, at which small print is legible. */
const WIDTH = 1600

/** A preview as large as the screen allows. Its children are the ways to have it. */
export function PreviewDialog({ kit, logos, output, onClose, children }: PreviewDialogProps) {
  const [result, setResult] = useState<'drawn' | 'failed'>()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-busy={result === undefined}
        className="grid w-fit max-w-[calc(100%-2rem)] grid-cols-1 gap-4 p-4 sm:p-6"
      >
        <div className="flex items-start justify-between gap-4">
          <DialogTitle>{output.title}</DialogTitle>
          <div className="ms-auto -mt-2">{children}</div>
          <DialogCloseButton className="-me-2 -mt-2 shrink-0" />
        </div>
        <OutputCanvas
          kit={kit}
          logos={logos}
          output={output}
          width={WIDTH}
          wanted
          className="mx-auto max-h-[calc(100dvh-8rem)] max-w-full rounded-tp-sm ring ring-tp-line"
          onResult={setResult}
        />
        {result === 'failed' && <p role="alert">The preview could not be drawn. Try again.</p>}
      </DialogContent>
    </Dialog>
  )
}
