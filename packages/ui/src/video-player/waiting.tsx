import { Spinner } from '../spinner/spinner.tsx'

/** A spinner over the video, with words for screen readers. */
export const Waiting = ({ slot, words }: { slot: string; words: string }) => (
  <div
    data-slot={slot}
    role="status"
    className="tp:absolute tp:inset-0 tp:grid tp:place-content-center tp:text-4xl tp:pointer-events-none"
  >
    <Spinner />
    <span data-slot="sr-only" className="tp:sr-only">
      {words}
    </span>
  </div>
)
