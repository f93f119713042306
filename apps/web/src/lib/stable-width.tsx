import type { ReactNode } from 'react'

type StableWidthProps = { reserve: string; className?: string; children: ReactNode }

/** Text that changes with the date. Reserves the width of the text `reserve`, so that a change causes no layout shift. */
export const StableWidth = ({ reserve, className = 'justify-items-start', children }: StableWidthProps) => (
  <span
    data-reserve={reserve}
    className={`inline-grid min-w-0 grid-cols-1 wrap-anywhere *:col-start-1 *:row-start-1 before:invisible before:min-w-0 before:overflow-hidden before:col-start-1 before:row-start-1 before:content-[attr(data-reserve)] ${className}`}
  >
    <span>{children}</span>
  </span>
)
