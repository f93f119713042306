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
 * Sections of a page, one shown at a time: two to four views of one thing. Steps aren't tabs: tabs suggest that any
 * can come first.
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
        className={cn('tp:min-w-0 tp:font-text', className)}
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
      className={cn('tp:flex tp:flex-wrap tp:border-b tp:border-line tp:outline-none', className)}
    />
  )
}

export type TabsTriggerProps = ComponentProps<typeof Radix.Trigger> &
  WithClassName & {
    /** Whether it cannot be opened or focused. */
    disabled?: boolean | undefined
    /** Connects the tab to its TabsContent. Part of an id, so it can't contain spaces. */
    value: string
  }

/** A tab. All tabs have the same width; the arrow keys move between them. */
export function TabsTrigger({ className, ...props }: TabsTriggerProps) {
  return (
    <Radix.Trigger
      {...props}
      data-slot="tabs-trigger"
      className={cn(
        'tp:min-h-12 tp:max-w-full tp:min-w-fit tp:flex-1 tp:cursor-pointer tp:rounded-t-md tp:border-b-2 tp:border-transparent tp:px-4 tp:text-base tp:font-semibold tp:wrap-anywhere tp:text-muted tp:transition-[color,border-color] tp:duration-fast tp:ease-standard tp:-outline-offset-4 tp:outline-focus tp:hover:text-text tp:focus-visible:outline-2 tp:disabled:cursor-not-allowed tp:disabled:opacity-55 tp:data-[state=active]:border-gold tp:data-[state=active]:text-text tp:forced-colors:border-[Canvas] tp:forced-colors:data-[state=active]:border-[Highlight]',
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
          'tp:rounded-sm tp:pt-6 tp:outline-offset-4 tp:outline-focus tp:focus-visible:outline-2 tp:data-[state=inactive]:hidden',
          className,
        )}
      >
        {children}
      </div>
    </Radix.Content>
  )
}
