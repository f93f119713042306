import { type VideoItem, videoKey } from '@two-pastors/feeds'
import type { ComponentProps, FocusEvent, MouseEvent, PointerEvent } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '#lib/use-hydrated.ts'
import { findPlainPlayer, openPlainPlayer, tieToHistory } from './open-plain-player.ts'
import { playerPart, preloadEngine, preloadPlayer } from './player-part.ts'
import { plainVideoOf, startInPlayer } from './started-video.ts'

/**
 * Plays a video of this page: at once, in the click handler. A real link to `?watch={id}`, so that it works without
 * JavaScript; `data-video` is what app/boot/early-input.ts plays before hydration.
 */
export function WatchLink({ item, ...props }: ComponentProps<'a'> & { item: VideoItem }) {
  const { search } = useLocation()
  const hydrated = useHydrated()
  const key = videoKey(item)
  const params = new URLSearchParams(search)
  params.set('watch', key)

  const navigate = useNavigate()
  const to = { search: params.toString() }
  const state = { openedHere: true }

  function open(event: MouseEvent<HTMLAnchorElement>) {
    // Safari doesn't focus a clicked link, but the dialog returns the focus to it on close.
    event.currentTarget.focus({ preventScroll: true })
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // A second press must add no entry to the history: closing goes back by one.
    if (isOpen(key)) return
    const openDialog = () => isOpen(key) || navigate(to, { state })
    if (playerPart.loaded) {
      startInPlayer(item)
      playerPart.loaded.growFrom(event.currentTarget, openDialog)
      return
    }
    if (!findPlainPlayer(key)) openPlainPlayer(plainVideoOf(item), item.image ?? '', item.description)
    openDialog()
    const plain = findPlainPlayer(key)
    if (plain) tieToHistory(plain, () => navigate(-1))
  }

  return (
    <a
      {...props}
      href={useHref(to)}
      data-video={hydrated ? undefined : JSON.stringify(plainVideoOf(item))}
      onClick={open}
      // Not for a finger, whose tap follows at once: the film needs the connection more than the player's code.
      onPointerEnter={({ pointerType }: PointerEvent) => pointerType === 'mouse' && preloadPlayer(item)}
      onTouchStart={() => preloadEngine(item)}
      onFocus={({ currentTarget }: FocusEvent) =>
        currentTarget.matches(':focus-visible') && preloadPlayer(item)
      }
    />
  )
}

/** Whether the address names the video already. */
function isOpen(key: string): boolean {
  return new URLSearchParams(location.search).get('watch') === key
}
