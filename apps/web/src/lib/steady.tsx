import type { ReactNode } from 'react'

type SteadyProps = { room: string; className?: string; children: ReactNode }

/** Words that change on a day, in the room of others (`room`): nothing around them moves when they do. */
export const Steady = ({ room, className = 'justify-items-start', children }: SteadyProps) => (
  <span
    data-room={room}
    className={`inline-grid min-w-0 grid-cols-1 wrap-anywhere *:col-start-1 *:row-start-1 before:invisible before:min-w-0 before:overflow-hidden before:col-start-1 before:row-start-1 before:content-[attr(data-room)] ${className}`}
  >
    <span>{children}</span>
  </span>
)
