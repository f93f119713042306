import { createContext, use, useSyncExternalStore } from 'react'

/** The times when a page's text changes, in ms since 1970. The build writes them into the HTML. */
export type Clock = {
  /** The last change before the page was built: the time it was rendered for. */
  asOf: number
  /** All later ones, in order. */
  changes: number[]
}

/** Provides the page's clock to `useNow`. */
export const ClockContext = createContext<Clock>({ asOf: 0, changes: [] })

/** The longest delay a timer takes: about 24 days. */
const MAX_DELAY = 2 ** 31 - 1

/**
 * The time for rendering date-dependent text: the most recent change. While hydrating it is the build's, so that the markup
 * matches. A page built before that change updates right after hydration; an open page updates when the next change comes.
 */
export function useNow(): number {
  const clock = use(ClockContext)
  const last = () => lastChange(clock)
  return useSyncExternalStore(
    (onChange) => subscribe(clock, onChange),
    last,
    () => clock.asOf,
  )
}

const lastChange = ({ asOf, changes }: Clock) => changes.findLast((change) => change <= Date.now()) ?? asOf

function subscribe({ changes }: Clock, onChange: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const arm = () => {
    clearTimeout(timer)
    const next = changes.find((change) => change > Date.now())
    if (next !== undefined) timer = setTimeout(check, Math.min(next - Date.now(), MAX_DELAY))
  }
  const check = () => {
    onChange()
    arm()
  }
  arm()
  // Timers stop while a phone sleeps.
  document.addEventListener('visibilitychange', check)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', check)
  }
}

/** For an attribute in the HTML. */
export const writeClock = ({ asOf, changes }: Clock) => [asOf, ...changes].join(' ')

export function readClock(text: string | undefined): Clock {
  // Without a clock, as in development, the text is true as of now.
  const [asOf = Date.now(), ...changes] = text ? text.split(' ').map(Number) : []
  return { asOf, changes }
}
