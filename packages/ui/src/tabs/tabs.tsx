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
    /** Which tab is open, where the parent keeps that; without it the tabs do so themselves. */
    value?: string | undefined
    /** Which tab is open at first. */
    defaultValue?: string | undefined
    /** Called with the tab that is to be open. */
    onValueChange?: ((value: string) => void) | undefined
    /**
     * Whether the arrow keys open a tab (`automatic`), or only go to it, and Enter opens it (`manual`).
     * @default 'automatic'
     */
    activationMode?: 'automatic' | 'manual' | undefined
  }

/**
 * Parts of a page of which one shows at a time.
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
    // Radix would set a direction of its own on the element. Which one the page has matters only to the arrow keys, and
    // those are not pressed before the focus is here.
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
     * Whether the arrow keys go on from the last tab to the first.
     * @default true
     */
    loop?: boolean | undefined
  }

/** The row of tabs. The types ask for its name, which no text on the page gives it. */
export function TabsList({ className, ...props }: TabsListProps) {
  return (
    <Radix.List
      {...props}
      data-slot="tabs-list"
      // A server would write Radix's outline as a style attribute, which a strict policy refuses.
      style={{ outline: undefined, ...props.style }}
      className={cn('flex flex-wrap border-b border-tp-line outline-none', className)}
    />
  )
}

export type TabsTriggerProps = ComponentProps<typeof Radix.Trigger> &
  WithClassName & {
    /** Neither opened nor reached. */
    disabled?: boolean | undefined
    /** Names the tab, and the TabsContent that it opens. */
    value: string
  }

/** A tab; it shares the row with the others in equal parts. The arrow keys go from one to the next. */
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
    /** That of its TabsTrigger. */
    value: string
  }

/** What a tab shows. Hidden, it stays on the page: what was typed into it is there when one comes back. */
export function TabsContent({ className, children, ...props }: TabsContentProps) {
  return (
    <Radix.Content {...props} forceMount asChild>
      <div
        data-slot="tabs-content"
        // A server would write Radix's animation-duration as a style attribute, which a strict policy refuses.
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
