import { useQueryClient } from '@tanstack/react-query'
import type { VideoItem } from '@two-pastors/feeds'
import { Button } from '@two-pastors/ui'
import { useEffect, useState } from 'react'
import { PageLink } from '#lib/page-link.tsx'
import { part } from '#lib/part.ts'
import type { VideoPage } from '../video-pages.ts'

export const findPagePart = part(() => import('../find-page.ts'))

/** Leads from the dialog to the video's page, where its words are; nothing until the feeds have named it. */
export function VideoPageLink({ item }: { item: VideoItem }) {
  const client = useQueryClient()
  const [page, setPage] = useState<VideoPage>()
  useEffect(() => {
    let current = true
    findPagePart
      .load()
      .then(({ findPage }) => findPage(client, item))
      .then((found) => current && setPage(found))
      .catch((error: unknown) => console.error('The page of the video could not be found', error))
    return () => {
      current = false
    }
  }, [client, item])
  const to = page && findPagePart.loaded?.watchPath(page)
  if (!to) return null
  return (
    <Button asChild variant="ghost" size="sm">
      {/* Back leads to the list, not to the dialog once more. */}
      <PageLink to={page.transcript ? `${to}#transcript` : to} data-page-link="replace">
        {page.transcript ? 'Transcript' : 'Details'}
      </PageLink>
    </Button>
  )
}
