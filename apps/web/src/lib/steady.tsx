import type { ReactNode } from 'react'

type SteadyProps = { room: string; className?: string; children: ReactNode }

/** Text that changes with the date. Reserves the space of the text `room`, so that a change causes no layout shift. */
export const Steady = ({ room, className = 'justify-items-start', children }: SteadyProps) => (
  <span
    data-room={room}
    className={`inline-grid min-w-0 grid-cols-1 wrap-anywhere *:col-start-1 *:row-start-1 before:invisible before:min-w-0 before:overflow-hidden before:col-start-1 before:row-start-1 before:content-[attr(data-room)] ${className}`}
  >
    <span>{children}</span>
  </span>
)
