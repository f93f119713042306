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

export function Page() {
  return (
    <>
      <PageHeader
        title={page.title}
        intro={page.intro}
        banner={page.banner}
        className="[--banner-focus:95%_50%]"
      />
      <div className="mx-auto max-w-(--page-width) px-(--tp-gutter) pt-10">
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
