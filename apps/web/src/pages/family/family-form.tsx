import { Button, Checkbox, cn, Label, SectionHeading } from '@two-pastors/ui'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Family, noFamily } from '#features/family/family.ts'
import { storeFamily } from '#features/family/stored-family.ts'
import { useFamily } from '#features/family/use-family.ts'
import { LOSSES } from '#features/family/verdict.ts'
import { noteNames } from '#features/family/words.ts'
import { OwnFilmLinks } from '#features/films/own-film-links.tsx'
import { PageLink } from '#lib/page-link.tsx'
import { part } from '#lib/part.ts'
import { useInView } from '#lib/use-in-view.ts'
import type { ContentNote } from '#model/schemas.ts'
import { CareQuestions } from './care-questions.tsx'
import { ChildrenFields } from './children-fields.tsx'

const filmsPart = part(() => import('./fitting-films.tsx'))

const kinds = Object.keys(noteNames) as ContentNote[]

/**
 * Who is watching, what they are careful with, and what is close to home. The fields have no names, so that even a
 * browser that submits the form itself sends nothing.
 */
export function FamilyForm() {
  const family = useFamily()
  // The page whose answer asked for the family.
  const [params] = useSearchParams()
  const from = params.get('from')
  const cameFrom = from && /^\/(?![/\\])/.test(from) ? from : null
  // The unsaved changes, from the first one until they are saved.
  const [draft, setDraft] = useState<Family | null>(null)
  const [outcome, setOutcome] = useState('')
  const answers = draft ?? family
  const shown = answers ?? noFamily
  const fits = useRef<HTMLElement>(null)
  const isNear = useInView(fits)
  const { module: films } = filmsPart.use(answers !== null || isNear)
  // After pressing "Save" in the sticky bar, the status message may be far below the viewport, so scroll to it.
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (outcome) status.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  // From the latest draft: two fields can change before React has rendered the first change.
  const change = (next: (current: Family) => Partial<Family>) => {
    setDraft((current) => {
      const latest = current ?? family ?? noFamily
      return { ...latest, ...next(latest) }
    })
    setOutcome('')
  }
  const save = (next: Family | null, saved: string) => {
    const kept = storeFamily(next)
    setDraft(null)
    setOutcome(kept ? saved : 'Your browser won’t let us save this. It lasts until you leave the site.')
  }
  // Below the first loss that is checked: the question about grief is further down.
  const loss = kinds.find((kind) => LOSSES.includes(kind) && shown.sensitivities.includes(kind))
  const lossBox = useRef<HTMLLabelElement>(null)
  // It may open behind the sticky bar.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it opens.
  useEffect(() => {
    if (draft) lossBox.current?.scrollIntoView({ block: 'nearest' })
  }, [loss])
  const toggle = (kind: ContentNote, on: boolean) =>
    change(({ sensitivities }) => ({
      sensitivities: on ? [...sensitivities, kind] : sensitivities.filter((chosen) => chosen !== kind),
    }))

  return (
    <>
      <form
        method="post"
        aria-label="Your family"
        className="grid content-start gap-10 noscript:hidden [&_:is(input,select)]:scroll-mb-32"
        onSubmit={(event) => {
          event.preventDefault()
          save(shown, 'Saved on this device. Every review now says what fits you.')
        }}
      >
        <ChildrenFields
          items={shown.children}
          onChange={(next) => change(({ children }) => ({ children: next(children) }))}
        />
        <fieldset>
          <legend>
            <SectionHeading>What hits close to home?</SectionHeading>
          </legend>
          <p className="mt-2 max-w-prose text-tp-muted">
            We warn you before a film touches on it. Our ratings don’t cover other fears, such as loud noises,
            the dark or snakes: watch the trailer yourself first.
          </p>
          {/* Two independent columns: opening something in one leaves no gap in the other. */}
          <div className="mt-4 grid gap-x-6 sm:grid-cols-2">
            {[kinds.slice(0, 6), kinds.slice(6)].map((column) => (
              <div key={column[0]}>
                {column.map((kind) => (
                  <div key={kind} className="pb-3">
                    <Label className="flex items-start gap-3 text-pretty">
                      <Checkbox
                        className="mt-0.5"
                        checked={shown.sensitivities.includes(kind)}
                        onChange={(event) => toggle(kind, event.currentTarget.checked)}
                      />
                      {noteNames[kind].asked}
                    </Label>
                    {kind === loss && (
                      <Label
                        ref={lossBox}
                        className="mt-3 ms-8 flex scroll-mb-44 items-start gap-3 text-pretty"
                      >
                        <Checkbox
                          className="mt-0.5"
                          checked={shown.care.grief === 'more'}
                          onChange={(event) => {
                            const grief = event.currentTarget.checked ? 'more' : 'usual'
                            change(({ care }) => ({ care: { ...care, grief } }))
                          }}
                        />
                        <span>
                          Be careful with every loss in a film, not only with this one
                          <span className="block text-sm font-normal text-tp-muted">
                            Your limit for grief and loss is then one level lower: we say “talk first” or “not
                            yet” sooner.
                          </span>
                        </span>
                      </Label>
                    )}
                  </div>
                ))}
              </div>
            ))}
          </div>
        </fieldset>
        <CareQuestions
          care={shown.care}
          onChange={(concern, chosen) => change(({ care }) => ({ care: { ...care, [concern]: chosen } }))}
        />
        {/* Stays in view while something is unsaved: there are many more questions below the children. */}
        <div
          className={cn(
            'flex flex-wrap items-center gap-4',
            draft &&
              'sticky bottom-0 border-t border-tp-line bg-tp-ground/95 py-3 backdrop-blur-md [@media(height<30rem)]:static',
          )}
        >
          <Button type="submit" size="lg">
            Save on This Device
          </Button>
          {family && !draft && (
            <Button
              variant="outline"
              onClick={() => save(null, 'Done. Your family is no longer on this device.')}
            >
              Forget my family
            </Button>
          )}
          {draft && films && <films.FittingCount family={draft} />}
          <p
            ref={status}
            role="status"
            className={cn('scroll-mb-20 basis-full text-tp-gold', !draft && 'min-h-6')}
          >
            {outcome}
          </p>
          {family && !draft && (
            <>
              {cameFrom && (
                <Button asChild variant="link">
                  <PageLink to={cameFrom}>Back to the film</PageLink>
                </Button>
              )}
              <Button asChild variant="link">
                <PageLink to="/reviews?fits=good#find">See the films that fit us</PageLink>
              </Button>
              <p>
                <OwnFilmLinks lead="Our own films:" />
              </p>
            </>
          )}
        </div>
      </form>
      <aside
        ref={fits}
        aria-labelledby="fits"
        className="grid grid-cols-1 gap-6 self-start wrap-anywhere lg:sticky lg:top-24 print:hidden noscript:hidden"
      >
        <SectionHeading id="fits">What Fits Your Family</SectionHeading>
        {answers && films ? (
          <films.FittingFilms family={answers} />
        ) : (
          <p className="text-tp-muted">Add a child to see how every film we reviewed fits.</p>
        )}
        {!answers && films && <films.ExampleFilms />}
      </aside>
    </>
  )
}
