import type { MouseEvent } from 'react'
import { Link, type LinkProps, useLocation } from 'react-router-dom'
import { loadVideoDialog } from './load-video-dialog.ts'

/** Plays a video of this page: a real link to `?watch={id}`, so that it works before the page's code has come. */
export function WatchLink({ id, ...props }: Omit<LinkProps, 'to'> & { id: string }) {
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  params.set('watch', id)

  // Safari gives a clicked link no focus; the dialog needs to know where to return it.
  const takeFocus = (event: MouseEvent<HTMLAnchorElement>) =>
    event.currentTarget.focus({ preventScroll: true })
  const warm = () => void loadVideoDialog()

  return (
    <Link
      {...props}
      to={{ search: params.toString() }}
      state={{ openedHere: true }}
      preventScrollReset
      onClick={takeFocus}
      onPointerEnter={warm}
      onTouchStart={warm}
      onFocus={warm}
    />
  )
}
