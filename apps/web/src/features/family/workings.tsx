import { PageLink } from '#lib/page-link.tsx'
import type { Family } from './family.ts'
import { nameOf, why } from './sentences.ts'
import { byRank, type Reason, type Verdict } from './verdict.ts'
import { concernNames, noteNames } from './words.ts'

const outcomes = { good: 'fine', talk: 'talk first', wait: 'not yet' }
const whose = {
  more: 'more careful for your family',
  usual: 'usual at this age',
  less: 'less careful for your family',
}

type WorkingsProps = {
  verdict: Verdict
  family: Family
  /** The address at which the family can be changed. */
  familyPage: string
}

/** How a verdict was worked out: what was checked for each child, and the results, worst first. */
export function Workings({ verdict: { checks }, family, familyPage }: WorkingsProps) {
  const people = [...new Set(checks.map(({ child }) => child))]
  return (
    <details className="mt-2 text-sm">
      <summary className="min-h-6 cursor-pointer rounded-tp-sm underline underline-offset-2 outline-offset-2 outline-tp-focus focus-visible:outline-2">
        How we worked this out
      </summary>
      <ul className="mt-2 grid list-none gap-3">
        {people.map((child, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: twins have the same age, and often no nickname.
          <li key={place}>
            <strong>{child ? `${capital(nameOf(child))}:` : 'All of you:'}</strong>
            <ul className="list-disc ps-5">
              {byRank(checks.filter((check) => check.child === child))
                .map((check) => describe(check, family))
                .map((text) => (
                  <li key={text}>{text}</li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        One level over a limit means a talk first. Two levels or more over any one limit means not yet.
        Particular fears, such as loud noises or the dark, are not part of it: watch the trailer first. The
        levels are ours, the limits are yours, and nothing about your family leaves this device.{' '}
        <PageLink to={familyPage} className="underline underline-offset-2">
          Change your family
        </PageLink>
      </p>
    </details>
  )
}

function describe(reason: Reason, { care }: Family): string {
  if (reason.about === 'age') return capital(`${why(reason)} (${outcomes[reason.kind]})`)
  if (reason.about === 'close-to-home')
    return `${noteNames[reason.note.kind].name} is close to home (${outcomes[reason.kind]})`
  if (reason.about === 'subject')
    return `It is about ${noteNames[reason.note.kind].name.toLowerCase()} (${outcomes[reason.kind]})`
  const { about, level, limit, kind } = reason
  return `${concernNames[about]}: level ${level}, your limit ${limit}, ${whose[care[about]]} (${outcomes[kind]})`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
