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
import { ownText } from '../lib/own-text.tsx'
import type { WithClassName } from '../lib/with-class-name.ts'

/**
 * A drawer at an edge of the screen, with the button that opens it. For the menu on a phone; a question belongs in a
 * Dialog.
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
  'tp:fixed tp:z-(--tp-z-dialog) tp:flex tp:flex-col tp:overflow-y-auto tp:overscroll-contain tp:border-line tp:bg-surface tp:p-5 tp:font-text tp:wrap-anywhere tp:text-text tp:shadow-card tp:outline-none tp:data-[state=closed]:animate-slide-out tp:data-[state=open]:animate-slide-in',
  {
    variants: {
      side: {
        start: 'tp:inset-y-0 tp:start-0 tp:w-80 tp:max-w-[80vw] tp:border-e tp:rtl:[--tp-slide-from:100%]',
        end: 'tp:inset-y-0 tp:end-0 tp:w-80 tp:max-w-[80vw] tp:border-s tp:ltr:[--tp-slide-from:100%]',
        bottom:
          'tp:inset-x-0 tp:bottom-0 tp:max-h-[85dvh] tp:rounded-t-lg tp:border-t tp:[--tp-slide-from:0] tp:[--tp-slide-from-y:100%]',
      },
    },
  },
)

export type SheetContentProps = Omit<DialogContentProps, 'title'> &
  WithClassName & {
    /** The drawer's name, shown at its top. */
    title: string
    /**
     * The edge that it slides in from. `start` and `end` follow the text direction, and are 320 px wide, at most 80 %
     * of the screen; `bottom` is as tall as its content, at most 85 %.
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
        <div data-slot="sheet-header" className="tp:mb-4 tp:flex tp:items-center tp:justify-between">
          <Radix.Title
            data-slot="sheet-title"
            className="tp:font-display tp:text-xl tp:font-semibold tp:text-text"
          >
            {title}
          </Radix.Title>
          <DialogCloseButton />
        </div>
        {ownText(children)}
      </Radix.Content>
    </ModalLayer>
  )
}
