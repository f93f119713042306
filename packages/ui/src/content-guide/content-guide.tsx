'use client'
import type { ComponentProps, ReactNode } from 'react'
import { useLabels } from '../labels/labels.tsx'
import { cn } from '../lib/cn.ts'
import type { HeadingTag } from '../lib/heading.ts'
import { ownText } from '../lib/own-text.tsx'
import type { WithClassName } from '../lib/with-class-name.ts'
import { LevelScale } from './level-scale.tsx'

export type GuideScale = {
  /** The name of the scale, such as "Violence". */
  label: string
  /** 0 to 5; a whole number. */
  level: number
  /** One sentence about this film. */
  note?: string | undefined
  /** What happens when, such as "41 min: a chase". */
  scenes?: readonly string[] | undefined
}

export type ContentGuideProps = Omit<ComponentProps<'div'>, 'title'> &
  WithClassName & {
    /** What parents want to know about, in display order. */
    concerns: readonly GuideScale[]
    /**
     * What is good about it.
     * @default []
     */
    virtues?: readonly GuideScale[]
    /** @default 'What to know' */
    concernsHeading?: string
    /** @default 'What is good' */
    virtuesHeading?: string
    /**
     * The level of the two headings.
     * @default 'h3'
     */
    heading?: HeadingTag
    /** Other content, below the virtues. */
    children?: ReactNode
  }

/**
 * A film's family guide: levels from 0 to 5 with a sentence each, and what happens when. Two columns if there is
 * room, one on a phone; a level is next to its label or, if it is very narrow, below it, the same for all.
 *
 * @example
 * <ContentGuide
 *   concerns={[{ label: 'Violence', level: 3, note: 'A sword fight.', scenes: ['41 min: a wound'] }]}
 *   virtues={[{ label: 'Courage', level: 5, note: 'A boy faces a giant.' }]}
 * />
 */
export function ContentGuide({
  concerns,
  virtues = [],
  concernsHeading,
  virtuesHeading,
  heading: Heading = 'h3',
  className,
  children,
  ...props
}: ContentGuideProps) {
  const { label } = useLabels()
  const list = (title: string, tone: 'concern' | 'virtue', scales: readonly GuideScale[]): ReactNode =>
    scales.length > 0 && (
      <>
        <Heading
          data-slot="content-guide-heading"
          className="tp:font-display tp:text-lg tp:leading-snug tp:font-semibold tp:text-text"
        >
          {title}
        </Heading>
        <dl data-slot="content-guide-scales" className="tp:mt-3 tp:grid tp:grid-cols-1 tp:gap-4">
          {scales.map((scale) => (
            <Scale key={scale.label} {...scale} tone={tone} />
          ))}
        </dl>
      </>
    )
  const column = (scales: ReactNode, more?: ReactNode): ReactNode =>
    (scales || more) && (
      <div data-slot="content-guide-column" className="tp:min-w-0">
        {scales}
        {ownText(more)}
      </div>
    )
  return (
    <div {...props} data-slot="content-guide" className={cn('tp:@container tp:font-text', className)}>
      <div
        data-slot="content-guide-columns"
        className="tp:grid tp:grid-cols-1 tp:gap-x-10 tp:gap-y-8 tp:@2xl:grid-cols-2"
      >
        {column(list(concernsHeading ?? label('What to know'), 'concern', concerns))}
        {column(list(virtuesHeading ?? label('What is good'), 'virtue', virtues), children)}
      </div>
    </div>
  )
}

function Scale({ label, level, note, scenes = [], tone }: GuideScale & { tone: 'concern' | 'virtue' }) {
  return (
    <div data-slot="content-guide-scale" className="tp:break-inside-avoid">
      <dt
        data-slot="content-guide-label"
        className="tp:grid tp:items-center tp:gap-x-4 tp:font-semibold tp:wrap-anywhere tp:text-text tp:@2xs:grid-cols-[minmax(0,1fr)_auto]"
      >
        {ownText(label)}
        <LevelScale level={level} tone={tone} className="tp:font-normal" />
      </dt>
      {note && (
        <dd data-slot="content-guide-note" className="tp:mt-1 tp:leading-6 tp:wrap-anywhere tp:text-muted">
          {note}
        </dd>
      )}
      {scenes.map((scene) => (
        <dd
          key={scene}
          data-slot="content-guide-scene"
          className="tp:mt-1 tp:border-s-2 tp:border-line tp:ps-3 tp:text-sm tp:leading-6 tp:wrap-anywhere tp:text-muted"
        >
          {scene}
        </dd>
      ))}
    </div>
  )
}
