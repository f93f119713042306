import { findVideo, type VideoItem, videoKey } from '@two-pastors/feeds'
import { useNavigate } from 'react-router-dom'
import { isPlainPress, linkAt } from '#lib/plain-press.ts'
import { useLinks } from '#lib/use-links.ts'
import { findPlainPlayer, openPlainPlayer, tieToHistory } from './open-plain-player.ts'
import { playerPart, preloadEngine, preloadPlayer } from './player-part.ts'
import { plainVideoOf } from './watch-link.tsx'

const state = { openedHere: true }

/**
 * Plays a video of `items` when its link (`WatchLink`) is pressed: at once, in the click handler. Preloads the player when a mouse
 * or the keyboard comes near. One listener for all links, so that a card costs nothing but its elements.
 */
export function useWatchLinks(items: VideoItem[]) {
  const navigate = useNavigate()

  function videoAt(event: Event) {
    const link = linkAt(event, 'a[href*="watch="]')
    const id = link?.pathname === location.pathname && new URLSearchParams(link.search).get('watch')
    const item = id ? findVideo(items, id) : undefined
    return link && item?.videoUrl ? { link, item } : undefined
  }

  function open(event: MouseEvent) {
    const found = event.defaultPrevented ? undefined : videoAt(event)
    if (!found) return
    const { link, item } = found
    // Safari doesn't focus a clicked link, but the dialog returns the focus to it on close.
    link.focus({ preventScroll: true })
    if (!isPlainPress(event)) return
    event.preventDefault()
    const key = videoKey(item)
    // A second press must add no entry to the history: closing goes back by one.
    if (isOpen(key)) return
    const player = playerPart.loaded
    // Before hydration app/boot/early-input.ts has opened it.
    if (!findPlainPlayer(key))
      openPlainPlayer(plainVideoOf(item), {
        link,
        description: item.description,
        isHeld: player !== undefined,
      })
    const plain = findPlainPlayer(key)
    if (plain) tieToHistory(plain, () => navigate(-1))
    const openDialog = () => isOpen(key) || navigate({ search: addressOf(key) }, { state })
    if (player) player.growFrom(link, openDialog)
    else openDialog()
  }

  function approach(event: Event) {
    const found = videoAt(event)
    if (!found) return
    const { link, item } = found
    // For a new tab: what else is in the address stays.
    link.search = addressOf(videoKey(item))
    // Not for a finger, whose tap follows at once: the film needs the connection more than the player's code.
    if (event instanceof PointerEvent ? event.pointerType === 'mouse' : link.matches(':focus-visible'))
      preloadPlayer(item)
    else preloadEngine(item)
  }

  useLinks(open, approach)
}

/** The address of this page with the video open. */
function addressOf(key: string): string {
  const params = new URLSearchParams(location.search)
  params.set('watch', key)
  return `?${params}`
}

/** Whether the address names the video already. */
function isOpen(key: string): boolean {
  return new URLSearchParams(location.search).get('watch') === key
}
