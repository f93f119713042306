'use client'
import * as Radix from '@radix-ui/react-tabs'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

/** Which tab is open: controlled (`value`, `onValueChange`) or on its own (`defaultValue`). */
export function Tabs({ className, ...props }: Omit<ComponentProps<typeof Radix.Root>, 'orientation'>) {
  return <Radix.Root {...props} data-slot="tabs" className={cn('min-w-0 font-tp-text', className)} />
}

/** The row of tabs. The types ask for its name, which no text on the page gives it. */
export function TabsList({
  className,
  ...props
}: ComponentProps<typeof Radix.List> & ({ 'aria-label': string } | { 'aria-labelledby': string })) {
  return (
    <Radix.List
      {...props}
      data-slot="tabs-list"
      className={cn('flex flex-wrap border-b border-tp-line', className)}
    />
  )
}

/** A tab; it shares the row with the others in equal parts. The arrow keys go from one to the next. */
export function TabsTrigger({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...props}
      data-slot="tabs-trigger"
      className={cn(
        'min-h-12 flex-1 cursor-pointer rounded-t-tp-md border-b-2 border-transparent px-4 font-semibold whitespace-nowrap text-tp-muted transition-[color,border-color] duration-tp-fast ease-tp -outline-offset-4 outline-tp-focus hover:text-tp-text focus-visible:outline-2 disabled:cursor-not-allowed disabled:opacity-55 data-[state=active]:border-tp-gold data-[state=active]:text-tp-text forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight]',
        className,
      )}
    />
  )
}

/** What a tab shows. Hidden, it stays on the page: what was typed into it is there when one comes back. */
export function TabsContent({
  className,
  ...props
}: Omit<ComponentProps<typeof Radix.Content>, 'forceMount'>) {
  return (
    <Radix.Content
      {...props}
      forceMount
      data-slot="tabs-content"
      className={cn(
        'rounded-tp-sm pt-6 outline-offset-4 outline-tp-focus focus-visible:outline-2 data-[state=inactive]:hidden',
        className,
      )}
    />
  )
}
