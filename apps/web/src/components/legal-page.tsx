import type { Legal } from '../content/types.ts'
import { Head } from './head.tsx'
import { PageHeader } from './page-header.tsx'
import { SiteHtml } from './site-html.tsx'

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
