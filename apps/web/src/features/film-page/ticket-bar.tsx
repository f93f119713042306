import { cn } from '@two-pastors/ui'
import { useEffect, useState } from 'react'
import { FilmActionButton } from '#features/films/film-buttons.tsx'
import { type FilmAction, TICKETS } from '#features/films/release.ts'
import type { Phase } from '#model/phases.ts'

type TicketBarProps = { title: string; action: FilmAction; phase: Phase }

/**
 * The way to the tickets from everywhere on a long page, on phones and tablets: a bar with room of its own, at the bottom of the
 * screen. It is gone while the hero's button or the tickets are in view.
 */
export function TicketBar({ title, action, phase }: TicketBarProps) {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    const ways = document.querySelectorAll(`[data-slot=picture-hero] [href$="#${TICKETS}"], #${TICKETS}`)
    const inView = new Set<Element>()
    try {
      const observer = new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target)
        setNeeded(inView.size === 0)
      })
      for (const way of ways) observer.observe(way)
      return () => observer.disconnect()
    } catch {
      // Without an IntersectionObserver there is no bar. The hero leads to the tickets as well.
      return undefined
    }
  }, [])
  return (
    <div
      data-slot="ticket-bar"
      className={cn(
        'sticky bottom-0 z-10 mt-10 flex items-center justify-between gap-6 border-t border-tp-line bg-tp-ground px-(--tp-gutter) py-[12px] transition-[translate,visibility] duration-tp-base motion-reduce:transition-none lg:hidden print:hidden [@media(height<30rem)]:static',
        !isNeeded && 'invisible translate-y-full',
      )}
    >
      <p className="min-w-0 truncate font-tp-display text-xl font-semibold max-sm:hidden">{title}</p>
      {/* Its room in px: large text would make it a third of the screen. */}
      <FilmActionButton
        action={action}
        phase={phase}
        longestLabel={action.label}
        className="min-h-[52px] px-[16px] py-[8px] text-lg max-sm:w-full sm:px-7"
      />
    </div>
  )
}
