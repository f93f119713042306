'use client'
import * as Radix from '@radix-ui/react-tabs'
import { type ComponentProps, useState } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type TabsProps = Omit<
  ComponentProps<typeof Radix.Root>,
  'asChild' | 'orientation' | 'value' | 'defaultValue' | 'onValueChange' | 'activationMode'
> &
  WithClassName & {
    /** The open tab. Leave it out to let the component keep its own state. */
    value?: string | undefined
    /** The tab that is open at first. */
    defaultValue?: string | undefined
    /** Called with the tab to open. */
    onValueChange?: ((value: string) => void) | undefined
    /**
     * Whether the arrow keys open a tab (`automatic`), or only move the focus to it and Enter opens it (`manual`).
     * @default 'automatic'
     */
    activationMode?: 'automatic' | 'manual' | undefined
  }

/**
 * Sections of a page of which one is shown at a time.
 *
 * @example
 * <Tabs defaultValue="plot">
 *   <TabsList aria-label="About the film">
 *     <TabsTrigger value="plot">Plot</TabsTrigger>
 *     <TabsTrigger value="cast">Cast</TabsTrigger>
 *   </TabsList>
 *   <TabsContent value="plot">…</TabsContent>
 *   <TabsContent value="cast">…</TabsContent>
 * </Tabs>
 */
export function Tabs({ dir, className, children, ...props }: TabsProps) {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  return (
    // Radix needs the direction for its arrow keys only, and would set it as an attribute. Reading it on focus is
    // early enough.
    <Radix.Root {...props} dir={direction} asChild>
      <div
        dir={dir}
        data-slot="tabs"
        className={cn('min-w-0 font-tp-text', className)}
        onFocusCapture={({ currentTarget }) => {
          setDirection(getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr')
        }}
      >
        {children}
      </div>
    </Radix.Root>
  )
}

export type TabsListProps = ComponentProps<typeof Radix.List> &
  WithClassName &
  ({ 'aria-label': string } | { 'aria-labelledby': string }) & {
    /**
     * Whether the arrow keys wrap around from the last tab to the first.
     * @default true
     */
    loop?: boolean | undefined
  }

/** The row of tabs. It needs an accessible name. */
export function TabsList({ className, ...props }: TabsListProps) {
  return (
    <Radix.List
      {...props}
      data-slot="tabs-list"
      // On a server Radix's outline would be a style attribute, which a strict policy refuses.
      style={{ outline: undefined, ...props.style }}
      className={cn('flex flex-wrap border-b border-tp-line outline-none', className)}
    />
  )
}

export type TabsTriggerProps = ComponentProps<typeof Radix.Trigger> &
  WithClassName & {
    /** Whether it cannot be opened or focused. */
    disabled?: boolean | undefined
    /** Connects the tab to its TabsContent. */
    value: string
  }

/** A tab. All tabs have the same width; the arrow keys move between them. */
export function TabsTrigger({ className, ...props }: TabsTriggerProps) {
  return (
    <Radix.Trigger
      {...props}
      data-slot="tabs-trigger"
      className={cn(
        'min-h-12 flex-1 cursor-pointer rounded-t-tp-md border-b-2 border-transparent px-4 text-base font-semibold whitespace-nowrap text-tp-muted transition-[color,border-color] duration-tp-fast ease-tp -outline-offset-4 outline-tp-focus hover:text-tp-text focus-visible:outline-2 disabled:cursor-not-allowed disabled:opacity-55 data-[state=active]:border-tp-gold data-[state=active]:text-tp-text forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight]',
        className,
      )}
    />
  )
}

export type TabsContentProps = Omit<ComponentProps<typeof Radix.Content>, 'forceMount'> &
  WithClassName & {
    /** The value of its TabsTrigger. */
    value: string
  }

/** The content of a tab. It stays on the page while hidden, so that form fields keep their values. */
export function TabsContent({ className, children, ...props }: TabsContentProps) {
  return (
    <Radix.Content {...props} forceMount asChild>
      <div
        data-slot="tabs-content"
        // On a server Radix's animation-duration would be a style attribute, which a strict policy refuses.
        style={{ animationDuration: undefined }}
        className={cn(
          'rounded-tp-sm pt-6 outline-offset-4 outline-tp-focus focus-visible:outline-2 data-[state=inactive]:hidden',
          className,
        )}
      >
        {children}
      </div>
    </Radix.Content>
  )
}
