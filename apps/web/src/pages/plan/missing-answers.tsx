import { Button } from '@two-pastors/ui'
import type { Answers } from '#features/plan/answers.ts'
import type { Kit } from '#features/plan/kit.ts'

const questions = [
  { name: 'episodes', label: 'Which episodes' },
  { name: 'church', label: 'Church or group' },
  { name: 'date', label: 'Date' },
  { name: 'time', label: 'Time' },
  { name: 'place', label: 'Place' },
  { name: 'seats', label: 'Seats' },
  { name: 'contact', label: 'Contact person' },
  { name: 'reach', label: 'Their phone or email' },
  { name: 'quoted', label: 'Price' },
] as const

/** The questions whose answers the kit's texts and its budget need, and buttons that lead back to them. */
export function MissingAnswers({ answers, kit }: { answers: Answers; kit: Kit }) {
  const missing = questions.filter(({ name }) =>
    name === 'episodes' ? kit.isSeries && !answers.episodes?.trim() : !String(answers[name] ?? '').trim(),
  )
  if (missing.length === 0) return null
  return (
    <div>
      <p id="missing" className="text-tp-muted">
        Your texts still have a gap or our guess for these:
      </p>
      <ul aria-labelledby="missing" className="mt-2 flex list-none flex-wrap gap-2">
        {missing.map(({ name, label }) => (
          <li key={name}>
            <Button variant="outline" size="sm" onClick={() => goTo(name)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function goTo(name: string) {
  const field = document.querySelector<HTMLInputElement>(`form input[name=${name}]`)
  const closed = field?.closest('details')
  if (closed) closed.open = true
  field?.focus()
}
