import page from '#content/pages/pastors.yaml'
import { pastors } from '#features/pastors/pastors.ts'
import { ReviewsLink } from '#features/reviews/reviews-link.tsx'
import { Picture } from '#lib/picture.tsx'
import type { Meta } from '#page-module.ts'

export const meta = (): Meta => ({ title: page.title, description: page.description, picture: page.banner })

/** The title is on the screen in the picture, with the promise of both below; then each portrait fills half of the page. */
export function Page() {
  return (
    <>
      <header
        data-theme="picture"
        className="under-header relative isolate min-h-[120vw] overflow-hidden bg-tp-ground px-(--tp-gutter) pt-[calc(var(--header-height)+1rem)] text-center text-tp-text md:min-h-[62vw] lg:min-h-[min(56vw,84svh)] lg:pt-[calc(var(--header-height)+2vw)] print:min-h-0"
      >
        {page.banner && (
          <Picture
            picture={page.banner}
            // It is more than a third as high as it is wide.
            sizes="(min-width: 48rem) 180vw, 330vw"
            priority
            className="absolute inset-0 -z-20 size-full object-cover object-[72%_100%] md:object-[83%_100%] lg:object-[93%_100%]"
          />
        )}
        <div className="absolute inset-x-0 top-0 -z-10 h-3/5 bg-linear-to-b from-tp-scrim/85 via-tp-scrim/65 via-60% to-transparent lg:h-2/5" />
        <h1 className="font-tp-display text-4xl leading-tight font-semibold text-balance sm:text-6xl">
          {page.title}
        </h1>
      </header>
      <div className="mx-auto grid max-w-4xl justify-items-center px-(--tp-gutter) py-14 text-center lg:py-24">
        <p className="font-tp-display text-2xl leading-snug font-semibold text-balance sm:text-4xl">
          {page.intro}
        </p>
        <ReviewsLink />
      </div>
      <ul className="mx-auto grid max-w-(--page-width) list-none grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] gap-x-8 gap-y-12 px-(--tp-gutter)">
        {pastors.map(({ id, name, role, portrait, words }) => (
          <li key={id} id={id} data-slot="pastor">
            <Picture
              picture={portrait}
              alt={`Portrait of ${name}`}
              sizes="(min-width: 48rem) min(46vw, 46rem), 92vw"
              className="aspect-square h-auto w-full rounded-tp-lg object-cover object-[50%_25%] print:size-40"
            />
            <div className="max-w-2xl pt-6">
              <h2 className="font-tp-display text-3xl font-semibold text-balance sm:text-4xl">{name}</h2>
              <p className="mt-2 text-lg text-balance text-tp-gold">{role}</p>
              <p className="mt-4 text-lg text-pretty text-tp-muted sm:text-xl">{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
