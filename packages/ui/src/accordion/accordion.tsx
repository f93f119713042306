import type { ComponentProps, ReactNode } from 'react'
import { ChevronDownIcon } from '../icons/icons.tsx'
import { cn } from '../lib/cn.ts'
import type { HeadingTag } from '../lib/heading.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type AccordionProps = ComponentProps<'div'> & WithClassName

/**
 * A list of questions that expand to show their answers, such as an FAQ. Each item is a native `<details>`: it works
 * without scripts, the browser's find-in-page searches closed items, and open items are printed. Don't hide in it what
 * everybody has to read.
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
    /** The clickable summary. */
    title: ReactNode
    /** Makes the summary a heading of this level. */
    heading?: HeadingTag | undefined
    /** Opening an item closes all others with the same name. */
    name?: string | undefined
    /** Whether it is open. A click still changes it: listen with `onToggle`. */
    open?: boolean | undefined
    /** The content shown when it is open. */
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
