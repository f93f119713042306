import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { preloadScreen } from '#app/pages.tsx'

/**
 * A link to another screen, whose code is on its way from the moment the link is pointed at, touched or focused. The
 * router's own `Link` would bring 2 KB to the first view, for routes with loaders.
 */
export function ScreenLink({ to, onClick, ...props }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const queryClient = useQueryClient()
  const href = useHref(to)
  const go = useLinkClickHandler(to)
  const warm = () => void preloadScreen(href.replace(/[?#].*/, ''), queryClient).catch(() => {})
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) go(event)
      }}
      onPointerEnter={warm}
      onTouchStart={warm}
      onFocus={warm}
      {...props}
    />
  )
}
