import { type ComponentProps, createContext, use } from 'react'
import { Link } from 'react-router-dom'

/** Preloads the code and data of the page at a path. The app provides it. */
export const PreloadPage = createContext<(path: string) => void>(() => {})

/** A link to another page of the site. Preloads that page on hover, touch or focus. */
export function PageLink({ to, ...props }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  const preloadPage = use(PreloadPage)
  const preload = () => preloadPage(to.replace(/[?#].*/, ''))
  return <Link to={to} onPointerEnter={preload} onTouchStart={preload} onFocus={preload} {...props} />
}
