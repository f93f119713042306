import {
  AgeBadge,
  Button,
  Card,
  LevelScale,
  RatingStars,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@two-pastors/ui'
import type { ReactNode } from 'react'
import { CardVerdict } from '#features/family/card-verdict.tsx'
import { concernNames, concerns, virtueNames, virtues } from '#features/family/words.ts'
import { reviews } from '#features/reviews/reviews.ts'
import { runningTime } from '#features/reviews/running-time.ts'
import { PageLink } from '#lib/page-link.tsx'
import type { ReviewCard } from '#model/schemas.ts'

type ComparisonProps = { ids: string[]; onRemove: (id: string) => void }

/** Up to three films side by side. On a phone the table scrolls in itself. */
export function Comparison({ ids, onRemove }: ComparisonProps) {
  const films = ids.flatMap((id) => reviews.find((review) => review.id === id) ?? [])
  const row = (name: string, cell: (film: ReviewCard) => ReactNode) => (
    <TableRow key={name}>
      <TableHead scope="row">{name}</TableHead>
      {films.map((film) => (
        <TableCell key={film.id}>{cell(film)}</TableCell>
      ))}
    </TableRow>
  )
  if (films.length === 0) return null
  return (
    <Card className="mt-4">
      <Table caption="Comparison" captionHidden className="min-w-xl">
        <TableHeader>
          <TableRow>
            <TableCell />
            {films.map(({ id, title, reviewed }) => (
              <TableHead key={id}>
                <PageLink
                  to={`/reviews/${id}`}
                  className="font-tp-display text-lg underline underline-offset-4"
                >
                  {reviewed?.title ?? title}
                </PageLink>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Remove ${reviewed?.title ?? title} from the comparison`}
                  onClick={() => onRemove(id)}
                  className="mt-1 -ms-3"
                >
                  Remove
                </Button>
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {row('Suggested for', ({ guide }) => (
            <AgeBadge age={guide.age} />
          ))}
          {row('For your family', ({ id }) => (
            <CardVerdict id={id} />
          ))}
          {row('Our rating', ({ rating }) => (
            <RatingStars rating={rating} />
          ))}
          {row('Length', ({ reviewed }) => reviewed && runningTime(reviewed))}
          {row('Rated', ({ reviewed }) => reviewed?.rating)}
          {concerns.map((key) =>
            row(concernNames[key], ({ guide }) => <LevelScale level={guide.concerns[key].level} />),
          )}
          {virtues.map((key) =>
            row(virtueNames[key], ({ guide }) => (
              <LevelScale level={guide.virtues[key].level} tone="virtue" />
            )),
          )}
        </TableBody>
      </Table>
    </Card>
  )
}
