import { Field, SectionHeading, Select } from '@two-pastors/ui'
import { type Care, careNames, type Family } from '#features/family/family.ts'
import { concernNames, concerns } from '#features/family/words.ts'
import type { Concern } from '#model/schemas.ts'

type CareQuestionsProps = { care: Family['care']; onChange: (concern: Concern, chosen: Care) => void }

/** One question per concern. The usual answer suits every age. */
export function CareQuestions({ care, onChange }: CareQuestionsProps) {
  return (
    <fieldset>
      <legend>
        <SectionHeading>How careful are you?</SectionHeading>
      </legend>
      <p className="mt-2 text-tp-muted">
        Not sure? Leave it as it is. The typical answer grows with your children.
      </p>
      <div className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        {concerns.map((concern) => (
          <Field key={concern} label={concernNames[concern]}>
            <Select
              value={care[concern]}
              onChange={(event) => onChange(concern, event.currentTarget.value as Care)}
            >
              {Object.entries(careNames).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
