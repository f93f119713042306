'use client'
import * as Radix from '@radix-ui/react-dialog'
import type { ComponentProps } from 'react'
import { Button } from '../button/button.tsx'
import { CloseIcon } from '../icons/icons.tsx'
import { cn } from '../lib/cn.ts'
import { useReturnFocus } from './use-return-focus.ts'

/** Open or closed, controlled (`open`, `onOpenChange`) or on its own (`defaultOpen`). */
export const Dialog = Radix.Root
export const DialogTrigger = Radix.Trigger
export const DialogClose = Radix.Close

export function DialogOverlay({ className, ...props }: ComponentProps<typeof Radix.Overlay>) {
  return (
    <Radix.Overlay
      {...props}
      data-slot="dialog-overlay"
      className={cn(
        'fixed inset-0 z-50 bg-tp-scrim/80 backdrop-blur-sm data-[state=closed]:animate-tp-fade-out data-[state=open]:animate-tp-fade-in',
        className,
      )}
    />
  )
}

/** The panel. It needs a `DialogTitle` inside: that is the name a screen reader says. */
export function DialogContent({ className, children, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <DialogOverlay />
      <Radix.Content
        aria-describedby={undefined}
        {...useReturnFocus()}
        {...props}
        data-slot="dialog"
        className={cn(
          'fixed inset-0 z-50 m-auto h-fit max-h-dvh w-[calc(100%-2rem)] max-w-lg overflow-y-auto rounded-tp-lg border border-tp-line bg-tp-surface p-6 font-tp-text text-tp-text shadow-tp-card outline-none data-[state=closed]:animate-tp-fade-out data-[state=open]:animate-tp-rise',
          className,
        )}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  )
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return (
    <Radix.Title
      {...props}
      data-slot="dialog-title"
      className={cn('font-tp-display text-2xl leading-tight font-semibold', className)}
    />
  )
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof Radix.Description>) {
  return (
    <Radix.Description {...props} data-slot="dialog-description" className={cn('text-tp-muted', className)} />
  )
}

/** The cross in a corner of a dialog or sheet. */
export function DialogCloseButton({ className, ...props }: Omit<ComponentProps<typeof Button>, 'asChild'>) {
  return (
    <Radix.Close asChild>
      <Button variant="ghost" size="icon" aria-label="Close" {...props} className={className}>
        <CloseIcon />
      </Button>
    </Radix.Close>
  )
}
