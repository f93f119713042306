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
      <PageHeader title={page.title} intro={page.intro} banner={page.banner}>
        <ReviewsLink />
      </PageHeader>
      <ul className="mx-auto grid max-w-(--page-width) list-none grid-cols-1 gap-12 px-(--tp-gutter) pt-12 md:grid-cols-[repeat(2,minmax(0,28rem))]">
        {pastors.map(({ id, name, role, portrait, words }) => (
          <li key={id} id={id} data-slot="pastor" className="max-w-md scroll-mt-24">
            <Picture
              picture={portrait}
              alt={`Portrait of ${name}`}
              sizes="(min-width: 31rem) 28rem, 92vw"
              className="aspect-square h-auto w-full rounded-tp-lg object-cover shadow-tp-card"
            />
            <h2 className="mt-6 font-tp-display text-3xl font-semibold md:max-lg:text-2xl">{name}</h2>
            <p className="mt-1 text-tp-gold">{role}</p>
            <p className="mt-4 text-lg text-pretty text-tp-muted">{words}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
