import {
  Accordion,
  AccordionItem,
  Checkbox,
  Field,
  Input,
  Label,
  RadioGroup,
  RadioGroupItem,
  Select,
} from '@two-pastors/ui'
import plan from '#content/plan.yaml'
import colors from '#content/site.yaml?colors'
import type { Answers } from '#features/plan/answers.ts'
import { weekday } from '#features/plan/dates.ts'
import { FIRST_EPISODE, type Kit, kindsOf } from '#features/plan/kit.ts'
import { filmsToPlan } from '#features/plan/kit-films.ts'
import { DateInput } from '#lib/date-input.tsx'
import { useNow } from '#lib/now.tsx'
import { LicenseNote } from './license-note.tsx'
import { LogoField } from './logo-field.tsx'
import { OutdoorAnswers } from './outdoor-answers.tsx'
import { useKindAnswers } from './use-kind-answers.ts'

type AnswersFormProps = {
  answers: Answers
  /** Undefined until the page knows the visitor's answers. */
  kit: Kit | undefined
  onChange: (some: Answers) => void
  hasLogo: boolean
  onLogo: (logo: Blob | undefined) => void
}

const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
]
/** Keeps “Zone” from wrapping onto a line of its own. */
const OPTIONAL = 'Logo, color, food, time\u00a0zone'

/** Keeps the line of the hint until the answers are known. */
const PENDING = '\u00a0'

const zoneName = (zone: string) => zone.replace(/.*\//, '').replaceAll('_', ' ')

/** The questions. All of them have a default, so answering the first two is enough. */
export function AnswersForm({ answers, kit, onChange, hasLogo, onLogo }: AnswersFormProps) {
  const known = kit?.answers
  const films = filmsToPlan(useNow())
  const film = (films.find(({ film }) => film.id === known?.film) ?? films[0])?.film
  const { changeKind, changeFilm } = useKindAnswers(kit, answers)
  const text = (name: 'episodes' | 'place' | 'church' | 'contact' | 'reach') => ({
    name,
    value: answers[name] ?? '',
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value || undefined }),
  })
  const number = (name: 'seats' | 'sponsored' | 'quoted' | 'food' | 'familyLimit') => ({
    name,
    type: 'number',
    inputMode: name === 'quoted' || name === 'food' ? ('decimal' as const) : ('numeric' as const),
    value: answers[name] ?? '',
    // The mouse wheel would change the number in a focused field while the page scrolls.
    onWheel: ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.blur(),
    onChange: ({ target }: { target: HTMLInputElement }) =>
      target.validity.valid && onChange({ [name]: target.value ? Number(target.value) : undefined }),
  })
  return (
    <form id="answers" method="post" aria-label="Your showing" onSubmit={(event) => event.preventDefault()}>
      {/* On a tablet, fields and choices side by side. */}
      <fieldset
        disabled={!kit}
        className="grid grid-cols-1 gap-8 md:max-lg:grid-cols-2 md:max-lg:items-start md:max-lg:gap-x-6 md:max-lg:[&_[data-slot=radio-group-items]]:grid-cols-2 md:max-lg:[&>:is(fieldset,p,[data-slot=license-note],[data-slot=accordion])]:col-span-full"
      >
        <RadioGroup
          legend="Which film or series?"
          name="film"
          value={film?.id ?? ''}
          onValueChange={(id) => onChange(changeFilm(id))}
        >
          {films.map(({ film }) => (
            <RadioGroupItem key={film.id} value={film.id}>
              {film.title}
            </RadioGroupItem>
          ))}
        </RadioGroup>
        {film?.kind === 'series' && (
          <Field
            label="Which episodes?"
            hint={`Blank means ${FIRST_EPISODE}. Your texts and the license request name them${film.duration ? `. The series has ${film.duration.toLowerCase()}.` : '.'}`}
          >
            <Input {...text('episodes')} maxLength={60} />
          </Field>
        )}
        <RadioGroup
          legend="What kind of showing?"
          name="kind"
          value={known?.kind ?? plan.kinds[0]?.id ?? ''}
          onValueChange={(id) => onChange(changeKind(id))}
        >
          {(film ? kindsOf(plan, film) : plan.kinds).map(({ id, label, hint }) => (
            <RadioGroupItem key={id} value={id} hint={hint}>
              {label}
            </RadioGroupItem>
          ))}
        </RadioGroup>
        {kit && (
          <LicenseNote
            kit={kit}
            date={answers.date}
            onFilm={(id) => onChange(changeFilm(id))}
            onKind={(id) => onChange(changeKind(id))}
          />
        )}
        <p className="text-pretty text-tp-muted">
          That is enough for{' '}
          <a href="#your-kit" className="text-tp-accent underline underline-offset-2">
            your kit
          </a>
          . Each answer below makes it more your own.
        </p>
        <Field label="Church or group">
          <Input {...text('church')} maxLength={120} autoComplete="organization" />
        </Field>
        <div className="grid grid-cols-1 items-start gap-x-4 gap-y-8 md:gap-x-6 min-[26rem]:grid-cols-2">
          <Field label="Date" hint={known ? weekday(known.date) : PENDING}>
            <DateInput
              type="date"
              name="date"
              value={known?.date ?? ''}
              onValueChange={(date) => onChange({ date: date || undefined })}
            />
          </Field>
          <Field label="Time">
            <DateInput
              type="time"
              name="time"
              value={known?.time ?? ''}
              onValueChange={(time) => onChange({ time: time || undefined })}
            />
          </Field>
        </div>
        <Field
          label="Place"
          hint={`${kit?.kind.outdoors ? 'The lawn or park' : 'The theater or hall'}, and the town. If it’s blank, your texts say “${(kit?.kind ?? plan.kinds[0])?.place}”.`}
        >
          <Input {...text('place')} maxLength={120} />
        </Field>
        {kit?.kind.outdoors && <OutdoorAnswers answers={answers} kit={kit} onChange={onChange} />}
        <Field
          label={kit?.kind.outdoors ? 'How many people?' : 'Seats'}
          hint={`How many you expect. Blank means ${(kit?.kind ?? plan.kinds[0])?.seats}.`}
        >
          <Input {...number('seats')} min={1} max={9999} step={1} />
        </Field>
        <Field
          label={
            kit?.kind.rate === 'whole'
              ? `Price of the ${kit.kind.licensed ? 'license' : 'room'}, in dollars`
              : 'Price of a seat, in dollars'
          }
          hint={`${kit?.isFree ? 'Your guests pay nothing; this is for your church. ' : ''}What you were quoted, or 0 if it costs nothing. Without it, the budget uses our estimate${kit?.isFree ? '.' : ', and we’ll leave the price blank.'}`}
        >
          <Input
            {...number('quoted')}
            min={0}
            max={99999}
            step={0.01}
            placeholder={kit && `e.g. ${kit.budget.seat ?? kit.budget.tickets}`}
          />
        </Field>
        <div className="grid grid-cols-1 gap-x-4 gap-y-8 md:gap-x-6 min-[26rem]:grid-cols-2">
          <Field label="Contact person">
            <Input {...text('contact')} maxLength={80} autoComplete="name" />
          </Field>
          <Field label="Their phone or email">
            <Input {...text('reach')} maxLength={120} />
          </Field>
        </div>
        <Accordion>
          <AccordionItem title={OPTIONAL}>
            <div className="grid grid-cols-1 gap-6 pt-2">
              <LogoField hasLogo={hasLogo} onLogo={onLogo} />
              <Field
                label="Color"
                hint="For dates and headings. It is made lighter or darker where it could not be read."
              >
                <Input
                  type="color"
                  name="color"
                  value={answers.color ?? kit?.look.colors.accent ?? colors.accent}
                  onChange={({ target }) => onChange({ color: target.value })}
                  className="h-11 py-1"
                />
              </Field>
              <Field
                label="Food for each person, in dollars"
                hint={`If you pay for it together. It is added to ${kit?.isFree ? 'what the church pays' : 'the price of a seat'}.`}
              >
                <Input {...number('food')} min={0} max={999} step={0.01} placeholder="0" />
              </Field>
              {kit?.kind.licensed && (
                <Label className="flex items-start gap-3 font-normal">
                  <Checkbox
                    name="charge"
                    className="mt-0.5"
                    checked={answers.charge ?? false}
                    onChange={({ target }) => onChange({ charge: target.checked || undefined })}
                  />
                  <span>
                    Each person pays a share
                    <span className="block text-sm text-tp-muted">
                      Ask for a license that allows it; a yearly one usually doesn’t. Otherwise the evening is
                      free, and your church pays.
                    </span>
                  </span>
                </Label>
              )}
              {!kit?.isFree && (
                <>
                  <Field
                    label="The most that a family pays, in dollars"
                    hint="Your texts say so. Leave it empty if there is no such limit."
                  >
                    <Input {...number('familyLimit')} min={0} max={9999} step={1} />
                  </Field>
                  <Field label="Sponsored seats" hint="For people who cannot pay.">
                    <Input
                      {...number('sponsored')}
                      min={0}
                      max={9999}
                      step={1}
                      placeholder={String(known?.sponsored ?? '')}
                    />
                  </Field>
                </>
              )}
              <Field label="Time zone of the showing">
                <Select
                  name="zone"
                  value={known?.zone ?? ''}
                  onChange={({ target }) => onChange({ zone: target.value })}
                >
                  {[...new Set([known?.zone ?? '', ...zones])].filter(Boolean).map((zone) => (
                    <option key={zone} value={zone}>
                      {zoneName(zone)}
                    </option>
                  ))}
                </Select>
              </Field>
            </div>
          </AccordionItem>
        </Accordion>
      </fieldset>
    </form>
  )
}
