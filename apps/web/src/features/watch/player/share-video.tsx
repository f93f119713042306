import { useQueryClient } from '@tanstack/react-query'
import type { VideoItem } from '@two-pastors/feeds'
import { siteAddress } from '#config/env.ts'
import { ShareButton } from '#features/share/share-button.tsx'
import { part } from '#lib/part.ts'

const address = part(() => import('../watch-address.ts'))

/** Shares the video of the dialog, by the address of its page. */
export function ShareVideo({ item }: { item: VideoItem }) {
  const client = useQueryClient()
  return (
    <ShareButton
      variant="ghost"
      shared={async () => {
        // Before the address is known: the moment shared is that of the press.
        const at = document.querySelector<HTMLVideoElement>('[data-slot=video-dialog] video')?.currentTime
        const { sharedPage } = await address.load()
        const { embed, path } = await sharedPage(client, item)
        return {
          title: item.title,
          text: `Watch “${item.title}”.`,
          url: siteAddress(path),
          at: item.feed === '' ? undefined : at,
          embed,
        }
      }}
    />
  )
}
