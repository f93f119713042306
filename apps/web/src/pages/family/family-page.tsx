import page from '#content/pages/family.yaml'
import { PageHeader } from '#features/articles/page-header.tsx'
import { SectionBoundary } from '#lib/section-boundary.tsx'
import type { Meta } from '#page-module.ts'
import { FamilyForm } from './family-form.tsx'
import { LevelMeanings } from './level-meanings.tsx'

export const meta = (): Meta => ({
  title: page.title,
  description: page.description,
  picture: page.banner,
})

/** The questions, and next to them what the answers mean for every film. */
export function Page() {
  return (
    <>
      <PageHeader
        title={page.title}
        intro={page.intro}
        banner={page.banner}
        className="[--banner-focus:100%_50%]"
      />
      <div className="mx-auto grid max-w-(--page-width) grid-cols-1 gap-x-16 gap-y-10 px-(--tp-gutter) pt-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <noscript>
          <p className="text-lg">
            Saving your family takes JavaScript, which is turned off here. Every review still shows its levels
            and its suggested age.
          </p>
        </noscript>
        <SectionBoundary name="Your Family">
          <FamilyForm />
        </SectionBoundary>
        <LevelMeanings />
      </div>
    </>
  )
}
