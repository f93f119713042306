import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Whether the dialog of this name is open, and a function that opens or closes it. While open, it has its own history
 * entry, like a video: Back closes it and leaves the page as it was, and closing it goes back.
 */
export function useDialogEntry(name: string): [open: boolean, setOpen: (open: boolean) => void] {
  const { key, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isOpen = (state as { dialog?: string } | null)?.dialog === name
  // Going back is asynchronous, so a second click must not go back twice.
  const isLeaving = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: in each entry of the history it may go back again.
  useEffect(() => {
    isLeaving.current = false
  }, [key])
  const setOpen = (open: boolean) => {
    if (open === isOpen || isLeaving.current) return
    isLeaving.current = !open
    if (open) navigate({ search, hash }, { state: { dialog: name } })
    else navigate(-1)
  }
  return [isOpen, setOpen]
}
