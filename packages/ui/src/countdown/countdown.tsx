'use client'
import { type ComponentProps, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLabels } from '../labels/labels.tsx'
import { cn } from '../lib/cn.ts'
import { ownText } from '../lib/own-text.tsx'
import type { WithClassName } from '../lib/with-class-name.ts'
import { type CountdownUnit, remaining } from './remaining.ts'

export type CountdownProps = Omit<ComponentProps<'div'>, 'role'> &
  WithClassName & {
    /** The moment to count down to. */
    to: Date
    /**
     * The smallest unit.
     * @default 'second'
     */
    precision?: CountdownUnit | undefined
    /** Called once when the moment comes, or immediately if it has passed. */
    onEnd?: (() => void) | undefined
    /** Replaces the countdown once the moment has come. */
    children?: ReactNode
  }

const subscribe = (changed: () => void) => {
  const timer = setInterval(changed, 1000)
  return () => clearInterval(timer)
}
const now = () => Math.floor(Date.now() / 1000) * 1000
// The build doesn't know the current time, so the server renders dashes as wide as the digits.
const nowOnServer = () => undefined

/**
 * The days, hours, minutes and seconds until a moment, in the words of the locale. Screen readers can read it and are
 * not interrupted by it. For a date that people look forward to, not to hurry them.
 *
 * @example <Countdown to={new Date('2026-12-25T19:00:00-05:00')}>Now in theaters</Countdown>
 */
export function Countdown({
  to,
  precision = 'second',
  onEnd,
  className,
  children,
  ...props
}: CountdownProps) {
  const { locale } = useLabels()
  const time = useSyncExternalStore<number | undefined>(subscribe, now, nowOnServer)
  const left = time === undefined ? undefined : to.getTime() - time
  const ended = left !== undefined && left <= 0
  // Not useEffectEvent, which requires React 19.2.
  const latestOnEnd = useRef(onEnd)
  useEffect(() => {
    latestOnEnd.current = onEnd
  }, [onEnd])
  useEffect(() => {
    if (ended) latestOnEnd.current?.()
  }, [ended])

  if (ended) return ownText(children)
  return (
    <div
      {...props}
      role="timer"
      data-slot="countdown"
      className={cn('tp:flex tp:flex-wrap tp:gap-2 tp:font-text tp:text-text', className)}
    >
      {remaining(left, precision).map(({ unit, value }) => {
        const [digits, word] = inWords(value, unit, locale)
        return (
          <span
            key={unit}
            data-slot="countdown-part"
            className="tp:grid tp:min-w-16 tp:justify-items-center tp:rounded-md tp:border tp:border-line tp:bg-surface tp:px-2 tp:py-2"
          >
            <span
              data-slot="countdown-value"
              className="tp:font-display tp:text-2xl tp:font-semibold tp:tabular-nums"
            >
              {digits}
            </span>{' '}
            <span data-slot="countdown-unit" className="tp:text-xs tp:text-muted">
              {word}
            </span>
          </span>
        )
      })}
    </div>
  )
}

/** '3' and 'days', in any locale. Some write the unit first. */
function inWords(value: number | undefined, unit: CountdownUnit, locale: string): [string, string] {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  const parts = format.formatToParts(value ?? 0)
  const of = (kind: (type: string) => boolean) =>
    parts
      .filter(({ type }) => kind(type))
      .map(({ value: text }) => text)
      .join('')
      .trim()
  return [value === undefined ? '–' : of((type) => type === 'integer'), of((type) => type === 'unit')]
}
