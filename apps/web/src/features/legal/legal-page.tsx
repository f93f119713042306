import { PageHeader } from '#features/articles/page-header.tsx'
import { longDate } from '#lib/dates.ts'
import { SiteHtml } from '#lib/site-html.tsx'
import type { Legal } from '#model/schemas.ts'
import type { Meta } from '#page-module.ts'

export const legalMeta = (text: Legal): Meta => ({
  title: text.title,
  description: text.description,
  picture: text.banner,
})

export function LegalPage({ text }: { text: Legal }) {
  return (
    <article>
      <PageHeader
        title={text.title}
        banner={text.banner}
        // On a laptop both titles wrap, so that both pictures have the same height.
        className="[--tp-page-width:56rem] lg:max-2xl:**:data-[slot=picture-hero-title]:*:max-w-[6em]"
      >
        <p className="mt-4 text-tp-on-scrim-muted">Last updated: {text.lastUpdated}</p>
        <p className="text-tp-on-scrim-muted">
          Amended <time dateTime={text.amended.day}>{longDate(text.amended.day)}</time>
        </p>
      </PageHeader>
      <div className="mx-auto max-w-4xl px-(--tp-gutter) py-12">
        {/* On the narrowest phones, an email address has to fit into a list too. */}
        <SiteHtml html={text.body} className="max-[22rem]:[&_ul]:ps-3.5" />
      </div>
    </article>
  )
}
