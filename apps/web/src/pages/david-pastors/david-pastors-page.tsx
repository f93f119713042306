import { Button, DownloadIcon, FileTextIcon, TicketIcon } from '@two-pastors/ui'
import { siteAddress } from '#config/env.ts'
import david from '#content/films/david.yaml'
import page from '#content/pages/david-pastors.yaml'
import { FilmPromotion } from '#features/films/film-promotion.tsx'
import { InfoCard } from '#lib/info-card.tsx'
import { PrintButton } from '#lib/print-button.tsx'
import { SiteHtml } from '#lib/site-html.tsx'
import type { Meta } from '#page-module.ts'

export const meta = (): Meta => ({
  title: page.title,
  description: page.description,
  picture: page.banner,
  eyebrow: david.releaseDate && `In theaters ${david.releaseDate}`,
  about: { film: david },
})

export function Page() {
  const { preview, guide } = page
  return (
    <FilmPromotion banner={page.banner}>
      <section aria-labelledby="pastors">
        <h2
          id="pastors"
          className="mb-4 font-tp-display text-3xl leading-tight font-semibold text-balance sm:text-4xl"
        >
          {page.title}
        </h2>
        <SiteHtml html={page.intro} />
        <div className="mt-6">
          <PrintButton />
        </div>
      </section>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <InfoCard heading={preview.heading} text={preview.text} icon={<TicketIcon />}>
          <Button asChild variant="hero">
            <a href={preview.url} target="_blank" rel="noopener">
              Sign Up for a Preview
            </a>
          </Button>
        </InfoCard>
        <InfoCard heading={guide.heading} text={guide.text} icon={<FileTextIcon />}>
          <Button asChild variant="hero">
            <a href={guide.file} data-address={siteAddress(guide.file)} download>
              <DownloadIcon />
              Download the Guide (PDF)
            </a>
          </Button>
        </InfoCard>
      </div>
    </FilmPromotion>
  )
}
