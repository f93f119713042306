import { cva } from 'class-variance-authority'
import { Children, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

/** As many columns as fit, up to the maximum in the name: (100% - gaps) / maximum is then the width of one. */
const gridVariants = cva('tp:grid tp:list-none', {
  variants: {
    columns: {
      three:
        'tp:grid-cols-[repeat(auto-fill,minmax(min(100%,max(17rem,(100%-3rem)/3)),1fr))] tp:gap-x-6 tp:gap-y-10',
      four: 'tp:grid-cols-[repeat(auto-fill,minmax(min(100%,max(17rem,(100%-4.5rem)/4)),1fr))] tp:gap-x-6 tp:gap-y-10',
      posters:
        'tp:grid-cols-[repeat(auto-fill,minmax(min(100%,clamp(8rem,40%,14rem)),1fr))] tp:gap-x-5 tp:gap-y-8',
    },
  },
})

export type GridProps = Omit<ComponentProps<'ul'>, 'children'> &
  WithClassName & {
    /**
     * At most three or four columns, each at least 17 rem wide; `posters` are narrower: two on a phone, and as many
     * as fit elsewhere.
     * @default 'three'
     */
    columns?: 'three' | 'four' | 'posters' | undefined
    /** The cards; each fills its cell. */
    children: ReactNode
  }

/**
 * A grid of cards. The number of columns depends on the width of its container, not of the screen. Put items of one kind
 * and about one length in it.
 *
 * @example
 * <Grid columns="four" aria-label="Reviews">
 *   {reviews.map((review) => <ArticleCard key={review.id} title={review.title} image={review.image} />)}
 * </Grid>
 */
export function Grid({ columns = 'three', children, className, ...props }: GridProps) {
  return (
    <ul {...props} data-slot="grid" className={cn(gridVariants({ columns }), className)}>
      {Children.toArray(children).map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Children.toArray has keyed the card itself.
        <li data-slot="grid-item" key={index} className="tp:flex tp:min-w-0">
          {card}
        </li>
      ))}
    </ul>
  )
}
