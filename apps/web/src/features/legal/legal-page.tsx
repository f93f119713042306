import { Head } from '#app/head.tsx'
import type { Legal } from '#content/schemas/schemas.ts'
import { PageHeader } from '#features/articles/page-header.tsx'
import { SiteHtml } from '#lib/site-html.tsx'

export function LegalPage({ text }: { text: Legal }) {
  return (
    <article>
      <Head title={text.title} description={text.description} picture={text.banner} />
      <PageHeader title={text.title} banner={text.banner} narrow>
        <p className="mt-4 text-tp-on-scrim-muted">Last updated: {text.lastUpdated}</p>
      </PageHeader>
      <div className="mx-auto max-w-4xl px-(--tp-gutter) py-12">
        <SiteHtml html={text.body} />
      </div>
    </article>
  )
}
