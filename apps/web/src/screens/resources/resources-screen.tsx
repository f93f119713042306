import { Head } from '../../components/head.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { SectionBoundary } from '../../components/section-boundary.tsx'
import page from '../../content/pages/resources.yaml'
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
