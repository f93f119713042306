import { type VideoItem, videoKey } from '@two-pastors/feeds'
import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router-dom'
import { playerPart, preloadPlayer } from './player-part.ts'

/** Plays a video of this page. A real link to `?watch={id}`, so that it works before hydration. */
export function WatchLink({ item, ...props }: ComponentProps<'a'> & { item: VideoItem }) {
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  params.set('watch', videoKey(item))

  const navigate = useNavigate()
  const to = { search: params.toString() }
  const state = { openedHere: true }

  function open(event: MouseEvent<HTMLAnchorElement>) {
    // Safari doesn't focus a clicked link, but the dialog returns the focus to it on close.
    event.currentTarget.focus({ preventScroll: true })
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const openDialog = () => navigate(to, { state })
    // Animate only if the dialog's code has loaded.
    if (playerPart.loaded) playerPart.loaded.growFrom(event.currentTarget, openDialog)
    else openDialog()
  }
  const preload = () => preloadPlayer(item)

  return (
    <a
      {...props}
      href={useHref(to)}
      onClick={open}
      onPointerEnter={preload}
      onTouchStart={preload}
      onFocus={preload}
    />
  )
}
