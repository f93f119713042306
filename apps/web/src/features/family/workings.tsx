import { PageLink } from '#lib/page-link.tsx'
import type { Family } from './family.ts'
import { list, nameOf, why } from './sentences.ts'
import type { Reason, Verdict } from './verdict.ts'
import { concernNames, noteNames } from './words.ts'

const outcomes = { good: 'fine', talk: 'talk first', wait: 'wait' }
const because = { more: ' as you are more careful', usual: '', less: ' as you are less careful' }

/** How a verdict was worked out: what was looked at for each child, and what came of it. */
export function Workings({ verdict, family }: { verdict: Verdict; family: Family }) {
  const { checks, notFound, basis } = verdict
  const people = [...new Set(checks.map(({ child }) => child))]
  return (
    <details className="mt-2 text-sm">
      <summary className="min-h-6 cursor-pointer rounded-tp-sm underline underline-offset-2 outline-offset-2 outline-tp-focus focus-visible:outline-2">
        How we worked this out
      </summary>
      <ul className="mt-2 grid list-none gap-3">
        {people.map((child) => (
          <li key={child ? JSON.stringify(child) : 'all'}>
            <strong>{child ? `${capital(nameOf(child))}:` : 'All of you:'}</strong>{' '}
            {list(checks.filter((check) => check.child === child).map((check) => describe(check, family)))}.
          </li>
        ))}
        {notFound.length > 0 && (
          <li>
            <strong>Close to home:</strong> {list(notFound.map((kind) => lower(noteNames[kind].name)))}{' '}
            {basis === 'announced' ? '(we can’t tell before we have seen it)' : '(not in it)'}.
          </li>
        )}
      </ul>
      <p className="mt-3">
        One level over a limit means a talk first, and more than one means to wait. Particular fears, such as
        loud noises or the dark, are not part of it: watch the trailer first, or{' '}
        <PageLink to="/contact" className="underline underline-offset-2">
          ask us
        </PageLink>
        . The levels are ours, the limits are yours, and nothing about your family leaves this device.{' '}
        <PageLink to="/family" className="underline underline-offset-2">
          Change your family
        </PageLink>
      </p>
    </details>
  )
}

function describe(reason: Reason, { care }: Family): string {
  if (reason.about === 'age') return `${why(reason)} (${outcomes[reason.kind]})`
  if (reason.about === 'close-to-home')
    return `${noteNames[reason.note.kind].name.toLowerCase()} is close to home (${outcomes[reason.kind]})`
  if (reason.about === 'subject')
    return `it is about ${noteNames[reason.note.kind].name.toLowerCase()} (${outcomes[reason.kind]})`
  const { about, level, limit, kind } = reason
  return `${concernNames[about].toLowerCase()} is ${level}, your limit ${limit}${because[care[about]]} (${outcomes[kind]})`
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
