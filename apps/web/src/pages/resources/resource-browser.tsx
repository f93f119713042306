import { Button, EmptyState, Input, SearchIcon } from '@two-pastors/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import resources from '#content/resources.yaml'
import { part } from '#lib/part.ts'
import { useHistoryState } from '#lib/use-history-state.ts'
import type { Resource } from '#model/schemas.ts'
import { type Filter, filterResources, filters } from './filters.ts'
import { ResourceCard } from './resource-card.tsx'

const donationPart = part(() => import('./donation-dialog.tsx'))
const elsewherePart = part(() => import('./elsewhere.tsx'))

/** All resources, with filters by type and search term. */
export function ResourceBrowser() {
  const [filter, setFilter] = useHistoryState<Filter>('filter', 'all')
  const [term, setTerm] = useHistoryState('term', '')
  const [asked, setAsked] = useState<Resource>()
  const { module: donation, failed } = donationPart.use(asked !== undefined)
  // After a failed download, the next click tries again.
  if (failed && asked) setAsked(undefined)
  const field = useRef<HTMLInputElement>(null)
  const found = filterResources(resources, filter, term)
  const wanted = found.length === 0 ? term.trim() : ''
  const { module: elsewhere } = elsewherePart.use(wanted !== '')

  // The visitor may have typed before hydration.
  const readField = useEffectEvent(() => setTerm(field.current?.value ?? ''))
  useEffect(() => readField(), [])

  return (
    <>
      <div className="mx-auto flex max-w-(--page-width) flex-wrap items-center gap-x-8 gap-y-5 px-(--tp-gutter) pt-10">
        <search className="relative block grow lg:order-last lg:max-w-sm lg:ms-auto">
          <SearchIcon className="pointer-events-none absolute start-3 top-3 size-5 text-tp-muted" />
          <Input
            ref={field}
            type="search"
            aria-label="Search resources"
            placeholder="Search resources..."
            autoComplete="off"
            defaultValue={term}
            enterKeyHint="search"
            onInput={(event) => setTerm(event.currentTarget.value)}
            className="ps-10"
          />
        </search>
        <fieldset className="flex flex-wrap gap-1.5 sm:gap-2">
          <legend className="sr-only">Type of resource</legend>
          {filters.map(({ type, label }) => (
            <Button
              key={type}
              variant={filter === type ? 'default' : 'outline'}
              aria-pressed={filter === type}
              onClick={() => setFilter(type)}
              // Narrow enough to fit on one line on a tablet, and on two on a phone. Forced colors remove every other
              // difference of the selected button.
              className="px-4 max-[22rem]:px-2 max-sm:px-2.5 max-sm:text-sm forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none"
            >
              {label}
            </Button>
          ))}
        </fieldset>
      </div>
      <p role="status" className="sr-only">
        {found.length === 1 ? '1 resource' : `${found.length} resources`}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title="No resources found"
          description="Try another word or another type."
          className="mt-10"
        >
          {wanted && elsewhere && <elsewhere.Elsewhere term={wanted} />}
        </EmptyState>
      ) : (
        <ul className="mt-10 list-none lg:mt-14">
          {found.map((resource) => (
            <li key={resource.id} className="group">
              <ResourceCard resource={resource} onAsk={() => setAsked(resource)} />
            </li>
          ))}
        </ul>
      )}
      {asked && donation && <donation.DonationDialog resource={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
