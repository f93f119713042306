import { Head } from '#app/head.tsx'
import page from '#content/pages/resources.yaml'
import { PageHeader } from '#features/articles/page-header.tsx'
import { SectionBoundary } from '#lib/section-boundary.tsx'
import { ResourceBrowser } from './resource-browser.tsx'

export function Screen() {
  return (
    <>
      <Head title={page.title} description={page.description} picture={page.banner} />
      <PageHeader title={page.title} intro={page.intro} banner={page.banner} />
      <SectionBoundary name={page.title}>
        <ResourceBrowser />
      </SectionBoundary>
    </>
  )
}
