import {
  AgeBadge,
  Button,
  LevelScale,
  RatingStars,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@two-pastors/ui'
import { Sheet, SheetContent, SheetTrigger } from '@two-pastors/ui/sheet'
import { type ReactNode, useEffect, useRef } from 'react'
import { CardVerdict } from '#features/family/card-verdict.tsx'
import { useStoredFamily } from '#features/family/stored-family.ts'
import { concernNames, concerns, virtueNames, virtues } from '#features/family/words.ts'
import { byId } from '#lib/by-id.ts'
import { PageLink } from '#lib/page-link.tsx'
import { useDialogEntry } from '#lib/use-dialog-entry.ts'
import type { Audience, Concern, ReviewCard } from '#model/schemas.ts'
import { FilmChoice } from './film-choice.tsx'
import { audienceNames, type Fit, FitBadge } from './fit-badge.tsx'
import { reviews } from './reviews.ts'
import { runningTime } from './running-time.ts'

const fits = byId(
  import.meta.glob<Record<Audience, Fit>>('#content/reviews/*.yaml', {
    eager: true,
    import: 'default',
    query: '?fits',
  }),
)

/** What parents ask first. */
const first: Concern[] = ['frightening', 'grief']

/** How far down the comparison was left, for who comes back from a review. */
let place = 0

type ComparisonProps = {
  ids: string[]
  /** Adds a film, or removes it. */
  onToggle: (id: string) => void
  /** Focuses something other than the button that opened it, which goes away with the last film. */
  onLastRemoved: () => void
}

/** A button at the bottom of the screen that opens up to three films side by side. */
export function Comparison({ ids, onToggle, onLastRemoved }: ComparisonProps) {
  const [open, setOpen] = useDialogEntry('comparison')
  const hasFamily = useStoredFamily() !== null
  const films = ids.flatMap((id) => reviews.find((review) => review.id === id) ?? [])
  const isEmpty = films.length === 0
  const [only] = films.length === 1 ? films : []
  const sheet = useRef<HTMLDivElement>(null)
  const isAdding = useRef(false)
  // The tapped button goes away with its list. The films are in the address, which changes after the tap.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once another film is there.
  useEffect(() => {
    const title = isAdding.current && sheet.current?.querySelector<HTMLElement>('[data-slot=sheet-title]')
    isAdding.current = false
    if (!title) return
    title.tabIndex = -1
    title.focus()
  }, [films.length])
  /** The name spans its film's column, so that two fit on a phone and no name wraps. */
  const row = (name: string, cell: (film: ReviewCard) => ReactNode) => (
    <TableBody key={name} className="border-b border-tp-line last:border-0">
      <TableRow className="border-0">
        <TableHead scope="rowgroup" colSpan={films.length} className="pb-0 text-sm text-tp-muted">
          {name}
        </TableHead>
      </TableRow>
      <TableRow>
        {films.map((film) => (
          <TableCell key={film.id} className="pt-1 pe-2">
            {cell(film)}
          </TableCell>
        ))}
      </TableRow>
    </TableBody>
  )
  const concernRow = (key: Concern) =>
    row(concernNames[key], ({ guide }) => <LevelScale level={guide.concerns[key].level} />)
  return (
    <Sheet open={open && !isEmpty} onOpenChange={setOpen}>
      {!isEmpty && (
        // As wide as the window, whatever its container.
        <div className="sticky bottom-0 z-10 mx-[calc(50%-50vw)] mt-6 flex justify-center border-t border-tp-line bg-tp-ground px-(--tp-gutter) py-3 [@media(height<30rem)]:static print:hidden">
          <SheetTrigger asChild>
            <Button>
              <span>{`Compare (${films.length})`}</span>
            </Button>
          </SheetTrigger>
        </div>
      )}
      <SheetContent
        title="Comparison"
        side="bottom"
        ref={(element) => {
          sheet.current = element
          if (element) element.scrollTop = place
        }}
        onScroll={({ currentTarget }) => {
          place = currentTarget.scrollTop
        }}
        className="mx-auto max-w-4xl *:data-[slot=table-scroller]:-mb-5"
        onCloseAutoFocus={(event) => {
          if (!isEmpty) return
          event.preventDefault()
          onLastRemoved()
        }}
      >
        {only ? (
          <FilmChoice
            film={only}
            onChoose={(id) => {
              isAdding.current = true
              place = 0
              onToggle(id)
            }}
            onRemove={() => {
              onToggle(only.id)
              setOpen(false)
            }}
          />
        ) : (
          <Table caption="Comparison" captionHidden className="table-fixed wrap-normal">
            <TableHeader className="sticky top-0 z-10 bg-tp-surface shadow-[0_1px_var(--tp-line)] [@media(height<30rem)]:static">
              <TableRow>
                {films.map(({ id, title, reviewed }) => (
                  <TableHead key={id} className="pe-2">
                    <PageLink
                      to={`/reviews/${id}`}
                      className="font-tp-display text-sm underline underline-offset-4 sm:text-lg"
                    >
                      {reviewed?.title ?? title}
                    </PageLink>
                    <br />
                    <PageLink
                      to={`/talk/${id}`}
                      aria-label={`Questions about ${reviewed?.title ?? title}`}
                      className="inline-block py-1.5 text-sm font-normal text-tp-accent underline underline-offset-4"
                    >
                      Questions
                    </PageLink>
                    <br />
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={`Remove ${reviewed?.title ?? title} from the comparison`}
                      onClick={() => onToggle(id)}
                      className="-ms-3"
                    >
                      Remove
                    </Button>
                  </TableHead>
                ))}
              </TableRow>
            </TableHeader>
            {row('Suggested for', ({ guide }) => (
              <AgeBadge age={guide.age} />
            ))}
            {hasFamily && row('For your family', ({ id }) => <CardVerdict id={id} brief />)}
            {first.map(concernRow)}
            {row('Our rating', ({ rating }) => (
              <RatingStars rating={rating} />
            ))}
            {row('Length', ({ reviewed }) => reviewed && runningTime(reviewed))}
            {films.some(({ reviewed }) => reviewed?.rating) &&
              row('Rated', ({ reviewed }) => reviewed?.rating)}
            {(Object.keys(audienceNames) as Audience[]).map((audience) =>
              row(`For ${audienceNames[audience].toLowerCase()}`, ({ id }) => {
                const fit = fits.get(id)?.[audience]
                return fit && <FitBadge fit={fit} />
              }),
            )}
            {concerns.filter((key) => !first.includes(key)).map(concernRow)}
            {virtues.map((key) =>
              row(virtueNames[key], ({ guide }) => (
                <LevelScale level={guide.virtues[key].level} tone="virtue" />
              )),
            )}
          </Table>
        )}
      </SheetContent>
    </Sheet>
  )
}
