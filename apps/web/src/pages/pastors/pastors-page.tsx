import page from '#content/pages/pastors.yaml'
import { PageHeader } from '#features/articles/page-header.tsx'
import { pastors } from '#features/pastors/pastors.ts'
import { ReviewsLink } from '#features/reviews/reviews-link.tsx'
import { Picture } from '#lib/picture.tsx'
import type { Meta } from '#page-module.ts'

export const meta = (): Meta => ({ title: page.title, description: page.description, picture: page.banner })

export function Page() {
  return (
    <>
      <PageHeader
        title={page.title}
        intro={page.intro}
        banner={page.banner}
        className="[--intro-width:22rem] lg:max-2xl:[--title-width:6em]"
      >
        <ReviewsLink />
      </PageHeader>
      {/* Names, roles and words of the two begin at the same height. */}
      <ul className="mx-auto grid max-w-(--page-width) list-none grid-cols-1 gap-12 px-(--tp-gutter) pt-12 md:grid-cols-2 md:gap-y-0 lg:grid-rows-[auto_auto_1fr]">
        {pastors.map(({ id, name, role, portrait, words }) => (
          <li
            key={id}
            id={id}
            data-slot="pastor"
            className="grid scroll-mt-24 grid-cols-1 gap-x-8 md:row-span-4 md:grid-rows-subgrid lg:row-span-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <div className="pb-6 lg:row-span-3 lg:pb-0">
              <Picture
                picture={portrait}
                alt={`Portrait of ${name}`}
                sizes="(min-width: 64rem) 20vw, (min-width: 48rem) 44vw, 92vw"
                className="aspect-square h-auto w-full rounded-tp-lg object-cover shadow-tp-card"
              />
            </div>
            <h2 className="font-tp-display text-2xl font-semibold 2xl:text-3xl">{name}</h2>
            <p className="mt-1 text-balance text-tp-gold">{role}</p>
            <p className="mt-4 text-lg text-pretty text-tp-muted">{words}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
