import type { ReactNode } from 'react'
import { PageLink } from '#lib/page-link.tsx'
import { clock } from '#lib/time.ts'

type TimeLinkProps = {
  /** In seconds. */
  at: number
  current?: boolean
  children: ReactNode
}

/** A line that jumps to its place in the video. */
export function TimeLink({ at, current = false, children }: TimeLinkProps) {
  return (
    <PageLink
      to={`?t=${Math.floor(at)}`}
      data-page-link="replace"
      data-at={at}
      aria-current={current ? 'true' : undefined}
      className="flex gap-3 rounded-tp-md px-3 py-2 -outline-offset-2 outline-tp-focus hover:bg-tp-raised focus-visible:outline-2 aria-current:bg-tp-raised"
    >
      <span className="min-w-9 shrink-0 text-sm leading-6 text-tp-accent tabular-nums">{clock(at)}</span>{' '}
      <span className="min-w-0">{children}</span>
    </PageLink>
  )
}
