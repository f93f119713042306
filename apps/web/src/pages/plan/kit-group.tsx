import { type ReactNode, useId } from 'react'

/** Outputs of one use, side by side. */
export function KitGroup({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-tp-display text-xl font-semibold">
        {heading}
      </h3>
      <ul className="mt-4 grid list-none grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-5">
        {children}
      </ul>
    </section>
  )
}
