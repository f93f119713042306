import { HyphenatedWords } from '@two-pastors/ui'
import { type ReactNode, useId } from 'react'

type InfoCardProps = {
  heading: string
  /** @default 'h2' */
  level?: 'h2' | 'h3'
  text: string
  icon: ReactNode
  className?: string
  children?: ReactNode
}

/** A card with a heading, an icon, a text, and actions at the bottom. On phones, these are as wide as the card. */
export function InfoCard({
  heading,
  level: Heading = 'h2',
  text,
  icon,
  className = '',
  children,
}: InfoCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      data-slot="info-card"
      className={`flex flex-col gap-3 rounded-tp-lg border border-tp-line bg-tp-surface p-5 sm:p-6 xl:p-8 ${className}`}
    >
      <Heading
        id={id}
        className="flex items-center gap-3 font-tp-display text-xl leading-tight font-semibold max-[22rem]:text-lg [&_svg]:size-7 [&_svg]:shrink-0 [&_svg]:text-tp-gold"
      >
        {icon}
        <span className="min-w-0 text-balance hyphens-auto wrap-anywhere">
          <HyphenatedWords text={heading} />
        </span>
      </Heading>
      <p className="text-pretty text-tp-muted">{text}</p>
      <div className="mt-auto flex flex-wrap gap-3 pt-3 empty:hidden max-sm:[&>a]:w-full max-sm:[&>a]:px-3 max-[22rem]:[&>a]:text-sm">
        {children}
      </div>
    </section>
  )
}
