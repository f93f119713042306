import { useQueryClient } from '@tanstack/react-query'
import { type VideoItem, videoKey } from '@two-pastors/feeds'
import { siteAddress } from '#config/env.ts'
import { ShareButton } from '#features/share/share-button.tsx'
import { momentOf } from '#features/share/shared.ts'
import { findPagePart } from './video-page-link.tsx'

/** Shares the video of the dialog: by this page with the video open until the feeds have named its own page, then by that. */
export function ShareVideo({ item }: { item: VideoItem }) {
  const client = useQueryClient()
  return (
    <ShareButton
      variant="ghost"
      shared={() => ({
        title: item.title,
        text: `Watch “${item.title}”.`,
        url: siteAddress(`${location.pathname}?${new URLSearchParams({ watch: videoKey(item) })}`),
      })}
      findMore={async () => {
        // Before the URL is known: share the moment at which the button was clicked.
        const moment = momentOf(document.querySelector<HTMLVideoElement>('[data-slot=video-dialog] video'))
        const { sharedPage } = await findPagePart.load()
        const page = await sharedPage(client, item)
        return page && { ...page, moment }
      }}
    />
  )
}
