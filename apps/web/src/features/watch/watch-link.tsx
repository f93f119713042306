import { type VideoItem, videoKey } from '@two-pastors/feeds'
import type { ComponentProps } from 'react'
import { isBuild } from '#config/env.ts'
import type { PlainVideo } from './open-plain-player.ts'

type WatchLinkProps = Omit<ComponentProps<'a'>, 'href'> & { item: VideoItem }

/**
 * Plays a video of this page: one of the page's `WatchDialog`, which listens to all of them (use-watch-links.ts). A real link to
 * `?watch={id}`, so that it works without JavaScript; `data-video` is what app/boot/early-input.ts plays before hydration.
 */
export const WatchLink = ({ item, ...props }: WatchLinkProps) => <a {...props} {...watchLink(item)} />

/** What the plain player needs of a video. */
export function plainVideoOf(item: VideoItem): PlainVideo {
  const { title, captions } = item
  const sources = item.sources.map(({ url, type }) => ({ url, type }))
  return { resumeKey: videoKey(item), title, sources, captions }
}

/** The attributes of the link, for a card, which needs no component around them. */
export const watchLink = (item: VideoItem) => ({
  href: `?${new URLSearchParams({ watch: videoKey(item) })}`,
  ...(isBuild && { 'data-video': JSON.stringify(plainVideoOf(item)) }),
  suppressHydrationWarning: true,
})
