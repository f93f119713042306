import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '#lib/use-hydrated.ts'
import { playerPart } from './player-part.ts'

/** The video that the address asks for (`?watch={id}`), and how to leave it. */
export function useWatch() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const id = hydrated ? new URLSearchParams(search).get('watch') : null

  // Back is asynchronous: a second click on the close button must not go back twice.
  const closing = useRef(false)
  useEffect(() => {
    closing.current = id === null
  }, [id])

  function close() {
    if (closing.current) return
    closing.current = true
    // Opened on this page: Back is the very step that opened it. Opened by a shared link: there is no such step.
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

/** Closes the dialog into the card that it grew out of. */
function shrinkBack(close: () => void) {
  if (playerPart.loaded) playerPart.loaded.shrinkBack(close)
  else close()
}
