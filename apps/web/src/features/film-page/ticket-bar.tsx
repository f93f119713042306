import { cn } from '@two-pastors/ui'
import { useEffect, useState } from 'react'
import { FilmActionButton } from '#features/films/film-buttons.tsx'
import { heroAction } from '#features/films/hero-action.ts'
import { type FilmAction, TICKETS } from '#features/films/release.ts'
import type { Phase } from '#model/phases.ts'

type TicketBarProps = { title: string; action: FilmAction; phase: Phase }

/**
 * A link to the tickets from anywhere on a long page, for phones and tablets: a bar at the bottom of the screen,
 * which covers nothing. Hidden while the hero's button or the tickets are in view.
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
      // Without IntersectionObserver there is no bar. The hero links to the tickets as well.
      return undefined
    }
  }, [])
  return (
    <div
      data-slot="ticket-bar"
      className={cn(
        'sticky bottom-0 z-10 mt-10 flex items-center justify-between border-t border-tp-line bg-tp-ground px-(--tp-gutter) py-3 transition-[translate,visibility] duration-tp-base motion-reduce:transition-none lg:hidden print:hidden [@media(height<30rem)]:static',
        !isNeeded && 'invisible translate-y-full',
      )}
    >
      <p className="font-tp-display text-xl font-semibold max-sm:hidden">{title}</p>
      <FilmActionButton action={action} phase={phase} size="lg" className={heroAction} />
    </div>
  )
}
