import { Button } from '@two-pastors/ui'
import type { Answers } from '#features/plan/answers.ts'
import type { Kind } from '#features/plan/budget.ts'
import { shortDay } from '#features/plan/dates.ts'
import type { Kit } from '#features/plan/kit.ts'

const questions = [
  { name: 'church', label: 'Church or group' },
  { name: 'place', label: 'Place' },
  { name: 'seats', label: 'Seats' },
  { name: 'contact', label: 'Contact person' },
  { name: 'reach', label: 'Their phone or email' },
  { name: 'quoted', label: (kind: Kind) => (kind.licensed ? 'License price' : 'Price') },
] as const

type MissingAnswersProps = { answers: Answers; kit: Kit; onChange: (some: Answers) => void }

/** The questions whose answers the kit's texts and its budget need, and buttons that lead back to them. */
export function MissingAnswers({ answers, kit, onChange }: MissingAnswersProps) {
  const missing = questions.filter(
    ({ name }) => !String(answers[name] ?? '').trim() && !(name === 'place' && kit.kind.licensed),
  )
  const { date, time, place } = kit.answers
  const { episodes } = kit
  const guessed = [
    { name: 'episodes', guess: answers.episodes?.trim() ? '' : episodes },
    { name: 'place', guess: kit.kind.licensed && !answers.place?.trim() ? place : '' },
    { name: 'date', guess: answers.date === undefined ? shortDay(date) : '' },
    { name: 'time', guess: answers.time === undefined ? kit.facts.time : '' },
  ].filter(({ guess }) => guess)
  const [first] = guessed
  return (
    <>
      {missing.length > 0 && (
        <div>
          <p id="missing" className="text-tp-muted">
            Your texts or your budget still have a gap or our guess for these:
          </p>
          <ul aria-labelledby="missing" className="mt-2 flex list-none flex-wrap gap-2">
            {missing.map(({ name, label }) => (
              <li key={name}>
                <Button variant="outline" size="sm" onClick={() => goTo(name)}>
                  {typeof label === 'string' ? label : label(kit.kind)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {first && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-tp-muted">{guessed.map(({ guess }) => guess).join(', ')} is our guess:</p>
          <Button
            variant="outline"
            size="sm"
            onClick={() =>
              onChange({ date, time, ...(episodes && { episodes }), ...(kit.kind.licensed && { place }) })
            }
          >
            Keep it
          </Button>
          <Button variant="outline" size="sm" onClick={() => goTo(first.name)}>
            Change it
          </Button>
        </div>
      )}
    </>
  )
}

function goTo(name: string) {
  const field = document.querySelector<HTMLInputElement>(`form input[name=${name}]`)
  const closed = field?.closest('details')
  if (closed) closed.open = true
  field?.focus()
}
