import { Button } from '@two-pastors/ui'
import { leadersLinks } from '#config/film-outlines.ts'
import { has } from '#config/site-parts.ts'
import page from '#content/pages/resources.yaml'
import { PageHeader } from '#features/articles/page-header.tsx'
import { PageLink } from '#lib/page-link.tsx'
import { SectionBoundary } from '#lib/section-boundary.tsx'
import type { Meta } from '#page-module.ts'
import { ResourceBrowser } from './resource-browser.tsx'

export const meta = (): Meta => ({ title: page.title, description: page.description, picture: page.banner })

export function Page() {
  return (
    <>
      <PageHeader
        title={page.title}
        intro={page.intro}
        banner={page.banner}
        className="[--banner-focus:64%_50%] md:max-lg:[--banner-focus:100%_50%]"
      >
        <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
          {has('plan') && (
            <Button asChild variant="hero">
              <PageLink to="/plan">Plan a Showing</PageLink>
            </Button>
          )}
          {leadersLinks.map(({ to, label }) => (
            <Button key={to} asChild variant="outline">
              <PageLink to={to}>{label}</PageLink>
            </Button>
          ))}
        </div>
      </PageHeader>
      <SectionBoundary name={page.title}>
        <ResourceBrowser />
      </SectionBoundary>
    </>
  )
}
