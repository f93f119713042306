import { ArticleCardSkeleton, cn } from '@two-pastors/ui'
import type { ReactNode } from 'react'

const SKELETONS = ['first', 'second', 'third']

const columns = { three: 'sm:grid-cols-2 lg:grid-cols-3', four: 'sm:grid-cols-2 xl:grid-cols-4' }

type CardGridProps = { children: ReactNode; most?: keyof typeof columns }

/** Article cards side by side, three on a wide screen or four; each child is one. */
export function CardGrid({ children, most = 'three' }: CardGridProps) {
  return <ul className={cn('mt-8 grid grid-cols-1 list-none gap-x-6 gap-y-10', columns[most])}>{children}</ul>
}

/** Three skeletons, while posts load. */
export function CardGridSkeleton() {
  return (
    <CardGrid>
      {SKELETONS.map((key) => (
        <li key={key}>
          <ArticleCardSkeleton />
        </li>
      ))}
    </CardGrid>
  )
}
