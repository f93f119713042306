'use client'
import * as Radix from '@radix-ui/react-dialog'
import type { ComponentProps } from 'react'
import { DialogCloseButton, DialogOverlay } from '../dialog/dialog.tsx'
import { useReturnFocus } from '../dialog/use-return-focus.ts'
import { cn } from '../lib/cn.ts'

export const Sheet = Radix.Root
export const SheetTrigger = Radix.Trigger
export const SheetClose = Radix.Close

export type SheetContentProps = Omit<ComponentProps<typeof Radix.Content>, 'title'> & {
  /** The name of the drawer, shown at its top. */
  title: string
}

/** A drawer that slides in from the start of the line, 80 spacing units wide, at most 80 % of the screen. */
export function SheetContent({ title, className, children, ...props }: SheetContentProps) {
  return (
    <Radix.Portal>
      <DialogOverlay />
      <Radix.Content
        aria-describedby={undefined}
        {...useReturnFocus()}
        {...props}
        data-slot="sheet"
        className={cn(
          'fixed inset-y-0 left-0 z-50 flex w-80 max-w-[80vw] flex-col overflow-y-auto border-e border-tp-line bg-tp-surface p-5 font-tp-text text-tp-text shadow-tp-card outline-none data-[state=closed]:animate-tp-slide-out data-[state=open]:animate-tp-slide-in',
          className,
        )}
      >
        <div data-slot="sheet-header" className="mb-4 flex items-center justify-between">
          <Radix.Title data-slot="sheet-title" className="font-tp-display text-xl font-semibold">
            {title}
          </Radix.Title>
          <DialogCloseButton />
        </div>
        {children}
      </Radix.Content>
    </Radix.Portal>
  )
}
