import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'
import { blank, waiting } from '../skeleton-card/blank.ts'
import { articleStyle } from './article-style.ts'

const bar = cn('tp:rounded-sm', blank)

/** A placeholder for an ArticleCard of the same size, so that nothing shifts when it loads. */
export function ArticleCardSkeleton({ className, ...props }: ComponentProps<'div'> & WithClassName) {
  return (
    <div
      {...props}
      aria-hidden="true"
      data-slot="skeleton-card"
      className={cn(articleStyle.card, waiting, className)}
    >
      <div data-slot="card-picture" className={cn(articleStyle.picture, blank)} />
      <div data-slot="card-body" className={articleStyle.body}>
        {/* A title of two lines, a date, a line of categories and four lines of the description: few cards are
            taller. */}
        <div data-slot="card-text" className="tp:min-h-56">
          <div data-slot="bar" className={cn('tp:mt-1 tp:h-5 tp:w-11/12', bar)} />
          <div data-slot="bar" className={cn('tp:mt-2 tp:mb-3 tp:h-5 tp:w-3/5', bar)} />
          <div data-slot="bar" className={cn('tp:h-3 tp:w-28', bar)} />
          <div data-slot="card-categories" className={articleStyle.categories}>
            <div data-slot="bar" className={cn('tp:h-6 tp:w-16 tp:rounded-full', blank)} />
            <div data-slot="bar" className={cn('tp:h-6 tp:w-18 tp:rounded-full', blank)} />
          </div>
          <div data-slot="bar" className={cn('tp:mt-4 tp:h-3', bar)} />
          <div data-slot="bar" className={cn('tp:mt-3 tp:h-3', bar)} />
          <div data-slot="bar" className={cn('tp:mt-3 tp:h-3 tp:w-2/3', bar)} />
        </div>
        <div data-slot="card-actions" className={articleStyle.actions}>
          <div data-slot="bar" className={cn('tp:h-4 tp:w-32', bar)} />
        </div>
      </div>
    </div>
  )
}
