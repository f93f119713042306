import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '#lib/use-hydrated.ts'
import { playerPart } from './player-part.ts'

/** The id of the video in the URL (`?watch={id}`), and a function that closes it. */
export function useWatch() {
  const { key, search, state } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const id = hydrated ? new URLSearchParams(search).get('watch') : null

  // Going back is asynchronous, so a second click on the close button must not go back twice.
  const closing = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step in the history it may go back again.
  useEffect(() => {
    closing.current = id === null
  }, [id, key])

  function close() {
    if (closing.current) return
    closing.current = true
    // If the video was opened on this page, Back undoes that; if by a shared link, there is nothing to go back to.
    if ((state as { openedHere?: boolean } | null)?.openedHere) {
      shrinkBack(() => navigate(-1))
      return
    }
    const params = new URLSearchParams(search)
    params.delete('watch')
    shrinkBack(() => navigate({ search: params.toString() }, { replace: true }))
  }
  return { id, close }
}

/** Closes the dialog with its animation, if the player has loaded. */
function shrinkBack(close: () => void) {
  if (playerPart.loaded) playerPart.loaded.shrinkBack(close)
  else close()
}
