import page from '#content/pages/family.yaml'
import { Picture } from '#lib/picture.tsx'
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
    <div className="mx-auto grid max-w-(--page-width) grid-cols-1 gap-x-16 gap-y-10 px-(--tp-gutter) lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <header className="lg:pt-24 lg:pb-10">
        <h1 className="font-tp-display text-4xl leading-tight font-semibold sm:text-6xl">{page.title}</h1>
        <p className="mt-4 max-w-2xl text-lg sm:text-xl">{page.intro}</p>
      </header>
      {page.banner && (
        <div className="bleed relative max-lg:order-first max-lg:-mx-(--tp-gutter) lg:-me-(--tp-gutter) print:hidden">
          <Picture
            picture={page.banner}
            // It is three times as wide as high, and dark in its left third, which a wide screen crops.
            sizes="150vw"
            priority
            className="h-[46vw] min-h-56 w-full fades-at-night object-cover object-right lg:absolute lg:inset-y-0 lg:end-0 lg:h-full lg:max-w-xl lg:[--side-fade:20%]"
          />
        </div>
      )}
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
  )
}
