import { Button } from '@two-pastors/ui'
import type { Answers } from '#features/plan/answers.ts'
import type { Kind } from '#features/plan/budget.ts'
import { shortDay } from '#features/plan/dates.ts'
import type { Kit } from '#features/plan/kit.ts'

const questions = [
  { name: 'church', label: 'Church or group' },
  { name: 'place', label: 'Place' },
  { name: 'rain', label: 'Rain date, if there is one' },
  { name: 'contact', label: 'Contact person' },
  { name: 'reach', label: 'Their phone or email' },
  {
    name: 'quoted',
    label: (kind: Kind) => (kind.licensed ? 'License price, once you have it' : 'Price, once you have it'),
  },
] as const

type MissingAnswersProps = { answers: Answers; kit: Kit; onChange: (some: Answers) => void }

/** The unanswered questions that the kit's texts and budget depend on, with buttons that lead to them. */
export function MissingAnswers({ answers, kit, onChange }: MissingAnswersProps) {
  const missing = questions.filter(
    ({ name }) =>
      !String(answers[name] ?? '').trim() &&
      // A church's own place is guessed below, and a theater has a roof.
      !(name === 'place' && kit.kind.licensed) &&
      !(name === 'rain' && !kit.kind.outdoors),
  )
  const { date, time, place, seats } = kit.answers
  const { episodes } = kit
  const guessed = [
    { name: 'episodes', label: 'Episodes', guess: answers.episodes?.trim() ? '' : episodes },
    { name: 'place', label: 'Place', guess: kit.kind.licensed && !answers.place?.trim() ? place : '' },
    { name: 'date', label: 'Date', guess: answers.date === undefined ? shortDay(date) : '' },
    {
      name: 'seats',
      label: kit.kind.outdoors ? 'People' : 'Seats',
      guess: answers.seats === undefined ? String(seats) : '',
    },
    { name: 'time', label: 'Time', guess: answers.time === undefined ? kit.facts.time : '' },
  ].filter(({ guess }) => guess)
  return (
    <>
      {missing.length > 0 && (
        <div>
          <p id="missing" className="text-tp-muted">
            Still missing from your kit:
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
      {guessed.length > 0 && (
        <div>
          <p id="guessed" className="text-tp-muted">
            {guessed.length === 1
              ? 'This is our guess. Change it if it is different:'
              : 'These are our guesses. Change what is different, and keep the rest:'}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <ul aria-labelledby="guessed" className="contents list-none">
              {guessed.map(({ name, label, guess }) => (
                <li key={name}>
                  <Button variant="outline" size="sm" onClick={() => goTo(name)}>
                    {label}: {guess}
                  </Button>
                </li>
              ))}
            </ul>
            <Button
              variant="link"
              size="sm"
              onClick={() =>
                onChange({
                  date,
                  time,
                  seats,
                  ...(episodes && { episodes }),
                  ...(kit.kind.licensed && { place }),
                })
              }
            >
              Keep Our {guessed.length === 1 ? 'Guess' : 'Guesses'}
            </Button>
          </div>
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
