import { SectionHeading } from '@two-pastors/ui'
import { type ReactNode, useId } from 'react'
import { SectionBoundary } from '#lib/section-boundary.tsx'

type SignUpBlockProps = { heading: string; text: string; children: ReactNode }

/** The frame around a short sign-up form. */
export function SignUpBlock({ heading, text, children }: SignUpBlockProps) {
  const id = useId()
  return (
    <SectionBoundary name={heading}>
      <section
        aria-labelledby={id}
        className="grid grid-cols-1 gap-8 rounded-tp-lg border border-tp-line bg-tp-surface p-5 sm:p-8 lg:grid-cols-2 lg:gap-16"
      >
        <div>
          <SectionHeading id={id}>{heading}</SectionHeading>
          <p className="mt-3 text-lg text-pretty text-tp-muted">{text}</p>
        </div>
        {children}
      </section>
    </SectionBoundary>
  )
}
