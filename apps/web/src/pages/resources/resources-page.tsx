import page from '#content/pages/resources.yaml'
import { PageHeader } from '#features/articles/page-header.tsx'
import { SectionBoundary } from '#lib/section-boundary.tsx'
import type { Meta } from '#page-module.ts'
import { ResourceBrowser } from './resource-browser.tsx'

export const meta = (): Meta => ({ title: page.title, description: page.description, picture: page.banner })

export function Page() {
  return (
    <>
      <PageHeader title={page.title} intro={page.intro} banner={page.banner} />
      <SectionBoundary name={page.title}>
        <ResourceBrowser />
      </SectionBoundary>
    </>
  )
}
