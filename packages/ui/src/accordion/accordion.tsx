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
        'tp:divide-y tp:divide-line tp:rounded-lg tp:border tp:border-line tp:bg-surface tp:font-text',
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
    <details {...props} data-slot="accordion-item" className={cn('tp:group/accordion', className)}>
      <summary
        data-slot="accordion-trigger"
        className="tp:flex tp:min-h-12 tp:cursor-pointer tp:list-none tp:items-center tp:justify-between tp:gap-4 tp:rounded-[inherit] tp:px-4 tp:py-3 tp:text-base tp:text-text tp:-outline-offset-2 tp:outline-focus tp:hover:text-accent tp:focus-visible:outline-2 tp:[&::-webkit-details-marker]:hidden"
      >
        <Title
          data-slot="accordion-title"
          className="tp:min-w-0 tp:text-base tp:font-semibold tp:wrap-anywhere"
        >
          {title}
        </Title>
        <ChevronDownIcon className="tp:size-5 tp:shrink-0 tp:text-muted tp:transition-[rotate] tp:duration-fast tp:ease-standard tp:group-open/accordion:rotate-180 tp:print:hidden" />
      </summary>
      <div
        data-slot="accordion-content"
        className="tp:px-4 tp:pb-4 tp:text-base tp:wrap-anywhere tp:text-text"
      >
        {children}
      </div>
    </details>
  )
}
