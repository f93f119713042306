import { Button } from '@two-pastors/ui'
import { useId } from 'react'
import { Picture } from '#lib/picture.tsx'
import type { ReviewCard } from '#model/schemas.ts'
import { reviews } from './reviews.ts'

type FilmChoiceProps = {
  /** The one to compare another with. */
  film: ReviewCard
  onChoose: (id: string) => void
  onRemove: () => void
}

const nameOf = ({ title, reviewed }: ReviewCard) => reviewed?.title ?? title

const byName = reviews.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))

/** A film, and the names of all others, of which a tap chooses one. */
export function FilmChoice({ film, onChoose, onRemove }: FilmChoiceProps) {
  const id = useId()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 id={id}>{`Compare ${nameOf(film)} with:`}</h3>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Remove ${nameOf(film)} from the comparison`}
          onClick={onRemove}
          className="-ms-3"
        >
          Remove
        </Button>
      </div>
      <ul
        aria-labelledby={id}
        className="mt-1 grid list-none grid-cols-1 gap-x-6 sm:grid-cols-2 md:grid-cols-3"
      >
        {byName
          .filter((other) => other !== film)
          .map((other) => (
            <li key={other.id} className="border-t border-tp-line">
              <button
                type="button"
                onClick={() => onChoose(other.id)}
                className="flex min-h-14 w-full cursor-pointer items-center gap-3 py-1.5 text-start font-semibold outline-tp-focus hover:text-tp-accent focus-visible:outline-2"
              >
                <Picture
                  picture={other.featuredImage}
                  sizes="5rem"
                  className="aspect-video w-18 shrink-0 rounded-tp-sm object-cover"
                />
                <span>{nameOf(other)}</span>
              </button>
            </li>
          ))}
      </ul>
    </>
  )
}
