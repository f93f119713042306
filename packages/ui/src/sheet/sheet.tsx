'use client'
import * as Radix from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import {
  Dialog,
  type DialogButtonProps,
  DialogCloseButton,
  type DialogContentProps,
  type DialogProps,
} from '../dialog/dialog.tsx'
import { ModalLayer } from '../dialog/modal-layer.tsx'
import { useReturnFocus } from '../dialog/use-return-focus.ts'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

/**
 * A drawer at an edge of the screen, with the button that opens it.
 *
 * @example
 * <Sheet>
 *   <SheetTrigger asChild><Button>Menu</Button></SheetTrigger>
 *   <SheetContent title="Menu"><nav>…</nav></SheetContent>
 * </Sheet>
 */
export function Sheet(props: DialogProps) {
  return <Dialog {...props} />
}

/** The button that opens the drawer. */
export function SheetTrigger(props: DialogButtonProps) {
  return <Radix.Trigger {...props} data-slot="sheet-trigger" />
}

/** A button or link of the drawer that closes it. */
export function SheetClose(props: DialogButtonProps) {
  return <Radix.Close {...props} data-slot="sheet-close" />
}

const sheetVariants = cva(
  'fixed z-(--tp-z-dialog) flex flex-col overflow-y-auto overscroll-contain border-tp-line bg-tp-surface p-5 font-tp-text wrap-anywhere text-tp-text shadow-tp-card outline-none data-[state=closed]:animate-tp-slide-out data-[state=open]:animate-tp-slide-in',
  {
    variants: {
      side: {
        start: 'inset-y-0 start-0 w-80 max-w-[80vw] border-e rtl:[--tp-slide-from:100%]',
        end: 'inset-y-0 end-0 w-80 max-w-[80vw] border-s ltr:[--tp-slide-from:100%]',
        bottom:
          'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-tp-lg border-t [--tp-slide-from:0] [--tp-slide-from-y:100%]',
      },
    },
  },
)

export type SheetContentProps = Omit<DialogContentProps, 'title'> &
  WithClassName & {
    /** The name of the drawer, shown at its top. */
    title: string
    /**
     * The edge that it slides in from. `start` and `end` follow the direction of the text, and are 320 px wide, at most
     * 80 % of the screen; `bottom` is as high as its content, at most 85 %.
     * @default 'start'
     */
    side?: 'start' | 'end' | 'bottom' | undefined
  }

/** The drawer itself. */
export function SheetContent({
  title,
  side = 'start',
  container,
  className,
  children,
  ...props
}: SheetContentProps) {
  return (
    <ModalLayer container={container}>
      <Radix.Content
        aria-describedby={undefined}
        {...useReturnFocus()}
        {...props}
        data-slot="sheet"
        className={cn(sheetVariants({ side }), className)}
      >
        <div data-slot="sheet-header" className="mb-4 flex items-center justify-between">
          <Radix.Title data-slot="sheet-title" className="font-tp-display text-xl font-semibold text-tp-text">
            {title}
          </Radix.Title>
          <DialogCloseButton />
        </div>
        {children}
      </Radix.Content>
    </ModalLayer>
  )
}
