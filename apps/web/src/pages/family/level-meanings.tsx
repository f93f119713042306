import { Accordion, AccordionItem, cn, LevelScale, SectionHeading } from '@two-pastors/ui'
import familyGuide from '#content/family-guide.yaml'
import { concernNames, concerns, virtueNames, virtues } from '#features/family/words.ts'
import type { FamilyGuide } from '#model/schemas.ts'

type Meanings = FamilyGuide['virtues']

/** What each level means, for every film. */
export function LevelMeanings() {
  return (
    <section aria-labelledby="levels" className="pt-4 lg:col-span-full">
      <SectionHeading id="levels">What the Levels Mean</SectionHeading>
      <p className="mt-3 text-tp-muted">
        The same for every film. A film gets the highest level that one of its scenes reaches.
      </p>
      <Accordion className="mt-6">
        <AccordionItem title="What to know: six levels of each">
          <div className="grid gap-x-6 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
            {concerns.map((concern) => (
              <Levels key={concern} name={concernNames[concern]} meanings={familyGuide.concerns[concern]} />
            ))}
          </div>
        </AccordionItem>
        <AccordionItem title="What is good, and how we rate it">
          <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
            {virtues.map((virtue) => (
              <div key={virtue} className="text-pretty">
                <dt className="inline font-semibold">{virtueNames[virtue]}:</dt>{' '}
                <dd className="inline text-tp-muted">{familyGuide.virtue[virtue]}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-8">
            <Levels name="How We Rate the Good" meanings={familyGuide.virtues} tone="virtue" />
          </div>
        </AccordionItem>
      </Accordion>
    </section>
  )
}

function Levels({ name, meanings, tone }: { name: string; meanings: Meanings; tone?: 'virtue' }) {
  return (
    // A name and six levels; equal levels line up in all columns.
    <div
      className={cn(
        'min-w-0 break-inside-avoid',
        tone !== 'virtue' && 'row-span-7 grid grid-rows-subgrid gap-y-3',
      )}
    >
      <h3 className="font-tp-display text-xl font-semibold">{name}</h3>
      <ol
        className={cn(
          'grid list-none grid-cols-1 gap-x-6 gap-y-3',
          // The virtues share one column, so their levels can use its full width.
          tone === 'virtue'
            ? 'mt-3 md:grid-cols-2 md:max-xl:grid-flow-col md:max-xl:grid-rows-3 xl:grid-cols-3'
            : 'row-span-6 grid-rows-subgrid',
        )}
      >
        {meanings.map(({ meaning, example }, level) => (
          <li key={meaning} className="flex flex-wrap content-start gap-x-4 wrap-anywhere">
            <LevelScale level={level} tone={tone} className="self-start pt-0.5" />
            <span className="min-w-0 flex-1 basis-56 text-pretty">
              {meaning}
              <span className="block text-sm text-tp-muted">{example}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
