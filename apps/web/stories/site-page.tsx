import { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { developmentFiles } from '#features/search/search-files.ts'
import { ClockContext, readClock } from '#lib/now.tsx'
import { App } from '../src/app/app.tsx'
import { loadPage } from '../src/app/pages.tsx'

/** A query client with what the page shows first, as the HTML of a built page has it. */
export async function loadSitePage(path: string): Promise<QueryClient> {
  const queryClient = new QueryClient()
  await loadPage(path.replace(/[?#].*/, ''), queryClient)
  return queryClient
}

type SitePageProps = {
  /** The address on the site. */
  path: string
  queryClient: QueryClient
}

/** The site, opened at an address: what src/app/entry-client.tsx does in the document of a page. */
export function SitePage({ path, queryClient }: SitePageProps) {
  return (
    <StrictMode>
      <MemoryRouter initialEntries={[path]}>
        <ClockContext value={readClock(undefined)}>
          {/* The element that every document has. */}
          <div id="root" data-search={developmentFiles.entries} data-spoken={developmentFiles.spoken}>
            <App queryClient={queryClient} />
          </div>
        </ClockContext>
      </MemoryRouter>
    </StrictMode>
  )
}
