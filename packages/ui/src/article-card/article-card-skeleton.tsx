import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'
import { blank, waiting } from '../skeleton-card/blank.ts'
import { articleStyle } from './article-style.ts'

const bar = cn('rounded-tp-sm', blank)

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
        {/* A title of two lines, a date, a line of categories and four lines of the description: few cards are higher. */}
        <div data-slot="card-text" className="min-h-56">
          <div data-slot="bar" className={cn('mt-1 h-5 w-11/12', bar)} />
          <div data-slot="bar" className={cn('mt-2 mb-3 h-5 w-3/5', bar)} />
          <div data-slot="bar" className={cn('h-3 w-28', bar)} />
          <div data-slot="card-categories" className={articleStyle.categories}>
            <div data-slot="bar" className={cn('h-6 w-16 rounded-full', blank)} />
            <div data-slot="bar" className={cn('h-6 w-18 rounded-full', blank)} />
          </div>
          <div data-slot="bar" className={cn('mt-4 h-3', bar)} />
          <div data-slot="bar" className={cn('mt-3 h-3', bar)} />
          <div data-slot="bar" className={cn('mt-3 h-3 w-2/3', bar)} />
        </div>
        <div data-slot="card-actions" className={articleStyle.actions}>
          <div data-slot="bar" className={cn('h-4 w-32', bar)} />
        </div>
      </div>
    </div>
  )
}
