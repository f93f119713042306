import type { ComponentProps, ReactNode } from 'react'
import { ChevronDownIcon } from '../icons/icons.tsx'
import { cn } from '../lib/cn.ts'
import type { HeadingTag } from '../lib/heading.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type AccordionProps = ComponentProps<'div'> & WithClassName

/**
 * Questions that open to their answers, such as a FAQ. Each is a native `<details>`: it works before any script runs, the
 * browser's search finds what is closed, and print shows what is open.
 *
 * @example
 * <Accordion>
 *   <AccordionItem name="faq" title="Is it free?">Yes, and so is the post.</AccordionItem>
 *   <AccordionItem name="faq" title="How long is it?">Ninety minutes.</AccordionItem>
 * </Accordion>
 */
export function Accordion({ className, ...props }: AccordionProps) {
  return (
    <div
      {...props}
      data-slot="accordion"
      className={cn(
        'divide-y divide-tp-line rounded-tp-lg border border-tp-line bg-tp-surface font-tp-text',
        className,
      )}
    />
  )
}

export type AccordionItemProps = Omit<ComponentProps<'details'>, 'title' | 'name'> &
  WithClassName & {
    /** The line that opens it. */
    title: ReactNode
    /** Makes that line a heading of this level. */
    heading?: HeadingTag | undefined
    /** Of the items with one name, opening one closes the others. */
    name?: string | undefined
    /** Whether it is open. A press still changes it: follow with `onToggle`. */
    open?: boolean | undefined
    /** What it opens to. */
    children?: ReactNode
  }

/** One question and its answer. */
export function AccordionItem({ title, heading, className, children, ...props }: AccordionItemProps) {
  const Title = heading ?? 'span'
  return (
    <details {...props} data-slot="accordion-item" className={cn('group/accordion', className)}>
      <summary
        data-slot="accordion-trigger"
        className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 rounded-[inherit] px-4 py-3 text-base text-tp-text -outline-offset-2 outline-tp-focus hover:text-tp-accent focus-visible:outline-2 [&::-webkit-details-marker]:hidden"
      >
        <Title data-slot="accordion-title" className="min-w-0 text-base font-semibold wrap-anywhere">
          {title}
        </Title>
        <ChevronDownIcon className="size-5 shrink-0 text-tp-muted transition-[rotate] duration-tp-fast ease-tp group-open/accordion:rotate-180 print:hidden" />
      </summary>
      <div data-slot="accordion-content" className="px-4 pb-4 text-base wrap-anywhere text-tp-text">
        {children}
      </div>
    </details>
  )
}
