import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import type { HeadingTag } from '../lib/heading.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type CardProps = ComponentProps<'div'> & WithClassName

/**
 * A container for related content: a plan, a contact, a summary. For films and articles, use MediaCard, PosterCard or
 * ArticleCard. Don't put cards in cards: a heading does it.
 *
 * @example
 * <Card>
 *   <CardTitle>One showing</CardTitle>
 *   <CardDescription>Up to 200 seats</CardDescription>
 *   <CardFooter><Button>Ask for a date</Button></CardFooter>
 * </Card>
 */
export function Card({ className, ...props }: CardProps) {
  return (
    <div
      {...props}
      data-slot="content-card"
      className={cn(
        'tp:flex tp:w-full tp:min-w-0 tp:flex-col tp:rounded-lg tp:border tp:border-line tp:bg-surface tp:p-5 tp:font-text tp:text-base tp:wrap-anywhere tp:text-text',
        className,
      )}
    />
  )
}

export type CardTitleProps = ComponentProps<'h3'> &
  WithClassName & {
    /**
     * The level of the heading.
     * @default 'h3'
     */
    heading?: HeadingTag | undefined
  }

/** The heading of the card. */
export function CardTitle({ heading: Heading = 'h3', className, ...props }: CardTitleProps) {
  return (
    <Heading
      {...props}
      data-slot="content-card-title"
      className={cn(
        'tp:font-display tp:text-xl tp:leading-snug tp:font-semibold tp:text-balance tp:text-text',
        className,
      )}
    />
  )
}

/** A quieter line under the title. */
export function CardDescription({ className, ...props }: ComponentProps<'p'> & WithClassName) {
  return (
    <p
      {...props}
      data-slot="content-card-description"
      className={cn('tp:mt-1 tp:text-pretty tp:text-muted', className)}
    />
  )
}

/** The actions, at the bottom of the card, however tall its neighbors are. */
export function CardFooter({ className, ...props }: ComponentProps<'div'> & WithClassName) {
  return (
    <div
      {...props}
      data-slot="content-card-footer"
      className={cn('tp:mt-auto tp:flex tp:flex-wrap tp:gap-3 tp:pt-5', className)}
    />
  )
}
