import type { VideoItem } from '@two-pastors/feeds'
import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router-dom'
import { openFrom, warmPlayer } from './player/load-video-dialog.ts'

/** Plays a video of this page: a real link to `?watch={id}`, so that it works before the page's code has come. */
export function WatchLink({ item, ...props }: ComponentProps<'a'> & { item: VideoItem }) {
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  params.set('watch', item.id)

  const navigate = useNavigate()
  const to = { search: params.toString() }
  const state = { openedHere: true }

  function open(event: MouseEvent<HTMLAnchorElement>) {
    // Safari gives a clicked link no focus; the dialog needs to know where to return it.
    event.currentTarget.focus({ preventScroll: true })
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openFrom(event.currentTarget, () => navigate(to, { state }))
  }
  // What fails here is tried again by the click, which can say so (Curtain).
  const warm = () => void warmPlayer(item).catch(() => {})

  return (
    <a
      {...props}
      href={useHref(to)}
      onClick={open}
      onPointerEnter={warm}
      onTouchStart={warm}
      onFocus={warm}
    />
  )
}
