'use client'
import * as Radix from '@radix-ui/react-dialog'
import type { ComponentProps } from 'react'
import { Button } from '../button/button.tsx'
import { CloseIcon } from '../icons/icons.tsx'
import { useLabels } from '../labels/labels.tsx'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'
import { ModalContext, ModalLayer, type ModalLayerProps } from './modal-layer.tsx'
import { useReturnFocus } from './use-return-focus.ts'

export type DialogProps = ComponentProps<typeof Radix.Root> & {
  /** Whether it is open. Leave it out to let the dialog keep its own state. */
  open?: boolean | undefined
  /**
   * Whether it is open at first.
   * @default false
   */
  defaultOpen?: boolean | undefined
  /** Called with the new state: on a click on its trigger or close button or outside, and on Escape. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /**
   * Whether the page behind it is inert while it is open.
   * @default true
   */
  modal?: boolean | undefined
}

/**
 * A panel over the page, with the button that opens it. Escape, its close button and a click outside close it, and the
 * focus returns to where it was. Open it only for a small task that somebody asked for, never by itself.
 *
 * @example
 * <Dialog>
 *   <DialogTrigger asChild><Button>Order</Button></DialogTrigger>
 *   <DialogContent>
 *     <DialogTitle>Order a Bible</DialogTitle>
 *     …
 *   </DialogContent>
 * </Dialog>
 */
export function Dialog(props: DialogProps) {
  return (
    <ModalContext value={props.modal ?? true}>
      <Radix.Root {...props} />
    </ModalContext>
  )
}

export type DialogButtonProps = ComponentProps<typeof Radix.Trigger> &
  WithClassName & {
    /**
     * Renders the single child element (a Button, a link) as the button.
     * @default false
     */
    asChild?: boolean | undefined
  }

/** The button that opens the dialog. */
export function DialogTrigger(props: DialogButtonProps) {
  return <Radix.Trigger {...props} data-slot="dialog-trigger" />
}

/** A button in the dialog that closes it. */
export function DialogClose(props: DialogButtonProps) {
  return <Radix.Close {...props} data-slot="dialog-close" />
}

export type DialogContentProps = Omit<
  ComponentProps<typeof Radix.Content>,
  'onOpenAutoFocus' | 'onCloseAutoFocus' | 'onEscapeKeyDown'
> &
  WithClassName &
  Pick<ModalLayerProps, 'container'> & {
    /** Called when it opens. To focus something other than its first control, call `preventDefault` and focus that. */
    onOpenAutoFocus?: ((event: Event) => void) | undefined
    /** Called when it closes. To focus something other than the element that was focused before, call `preventDefault`. */
    onCloseAutoFocus?: ((event: Event) => void) | undefined
    /** `preventDefault` keeps it open. */
    onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined
  }

/** The panel, at most 32 rem wide, which scrolls if it is too tall. It needs a `DialogTitle` for its accessible name. */
export function DialogContent({ container, className, children, ...props }: DialogContentProps) {
  return (
    <ModalLayer container={container}>
      <Radix.Content
        aria-describedby={undefined}
        {...useReturnFocus()}
        {...props}
        data-slot="dialog"
        className={cn(
          'tp:fixed tp:inset-0 tp:z-(--tp-z-dialog) tp:m-auto tp:h-fit tp:max-h-dvh tp:w-[calc(100%-min(2rem,10vw))] tp:max-w-lg tp:overflow-y-auto tp:rounded-lg tp:border tp:border-line tp:bg-surface tp:p-[min(1.5rem,7.5vw)] tp:font-text tp:wrap-anywhere tp:text-text tp:shadow-card tp:outline-none tp:data-[state=closed]:animate-fade-out tp:data-[state=open]:animate-rise',
          className,
        )}
      >
        {children}
      </Radix.Content>
    </ModalLayer>
  )
}

/** The heading and accessible name of the dialog. */
export function DialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title> & WithClassName) {
  return (
    <Radix.Title
      {...props}
      data-slot="dialog-title"
      className={cn('tp:font-display tp:text-2xl tp:leading-tight tp:font-semibold tp:text-text', className)}
    />
  )
}

/** A sentence or two under the title: the accessible description. */
export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof Radix.Description> & WithClassName) {
  return (
    <Radix.Description
      {...props}
      data-slot="dialog-description"
      className={cn('tp:text-base tp:text-muted', className)}
    />
  )
}

/** A close button with a cross, named "Close", for a corner of a dialog or sheet. */
export function DialogCloseButton({
  className,
  ...props
}: Omit<ComponentProps<typeof Button>, 'asChild'> & WithClassName) {
  const { label } = useLabels()
  return (
    <Radix.Close asChild>
      <Button variant="ghost" size="icon" aria-label={label('Close')} {...props} className={className}>
        <CloseIcon />
      </Button>
    </Radix.Close>
  )
}
