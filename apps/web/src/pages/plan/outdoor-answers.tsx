import { Checkbox, Field, Label } from '@two-pastors/ui'
import type { Answers } from '#features/plan/answers.ts'
import { clockTime, weekday } from '#features/plan/dates.ts'
import type { Kit } from '#features/plan/kit.ts'
import { DateInput } from '#lib/date-input.tsx'

type OutdoorAnswersProps = { answers: Answers; kit: Kit; onChange: (some: Answers) => void }

/** Questions for outdoor showings only: the sun, the rain, and what to bring. */
export function OutdoorAnswers({ answers, kit, onChange }: OutdoorAnswersProps) {
  const { things, sunset, facts } = kit
  const { date } = kit.answers
  const change = (id: string, isOwned: boolean) => {
    const owned = things.filter((thing) => (thing.id === id ? isOwned : thing.isOwned))
    onChange({ owned: owned.map((thing) => thing.id).join(',') || undefined })
  }
  return (
    <>
      {sunset && (
        <p data-slot="sunset" className="-mt-4 text-sm text-pretty text-tp-muted">
          {`The sun sets at about ${clockTime(sunset.time)} that day${
            sunset.state
              ? `, calculated for the middle of ${sunset.state}.`
              : ', calculated for the middle of your time zone. End “Place” with the state, as in “Dayton, OH”, to have it calculated for the middle of that state.'
          } It is dark enough for a screen half an hour later. Rounded up to the next quarter hour, the film starts at ${clockTime(sunset.start)}, unless you set a time. ${facts.ends}`.trim()}
        </p>
      )}
      <Field
        label="Rain date"
        hint={`${answers.rain ? `${weekday(answers.rain)}. ` : ''}Your texts, the flyer and the slides name it. Leave it empty if there is none.`}
        error={answers.rain && answers.rain <= date ? 'Choose a day after the showing.' : undefined}
      >
        <DateInput
          type="date"
          name="rain"
          value={answers.rain ?? ''}
          onValueChange={(rain) => onChange({ rain: rain || undefined })}
        />
      </Field>
      <fieldset className="min-w-0">
        <legend className="mb-3 font-tp-display text-xl font-semibold">What do you have?</legend>
        <p className="mb-3 text-sm text-pretty text-tp-muted">
          The rest is in your budget at our estimate. Check what you have, or have counted in the price below.
        </p>
        <div className="grid grid-cols-1 gap-2">
          {things.map(({ id, name, isOwned }) => (
            <Label key={id} className="flex min-h-11 items-center gap-3 font-normal">
              <Checkbox
                name={`owned-${id}`}
                checked={isOwned}
                onChange={({ target }) => change(id, target.checked)}
              />
              <span>{name}</span>
            </Label>
          ))}
        </div>
      </fieldset>
    </>
  )
}
