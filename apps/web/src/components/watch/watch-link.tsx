import type { VideoItem } from '@two-pastors/feeds'
import type { MouseEvent } from 'react'
import { Link, type LinkProps, useLocation } from 'react-router-dom'
import { warmPlayer } from './load-video-dialog.ts'

/** Plays a video of this page: a real link to `?watch={id}`, so that it works before the page's code has come. */
export function WatchLink({ item, ...props }: Omit<LinkProps, 'to'> & { item: VideoItem }) {
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  params.set('watch', item.id)

  // Safari gives a clicked link no focus; the dialog needs to know where to return it.
  const takeFocus = (event: MouseEvent<HTMLAnchorElement>) =>
    event.currentTarget.focus({ preventScroll: true })
  // What fails here is tried again by the click, which can say so (Curtain).
  const warm = () => void warmPlayer(item).catch(() => {})

  return (
    <Link
      {...props}
      to={{ search: params.toString() }}
      state={{ openedHere: true }}
      onClick={takeFocus}
      onPointerEnter={warm}
      onTouchStart={warm}
      onFocus={warm}
    />
  )
}
