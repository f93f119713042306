import { useQueryClient } from '@tanstack/react-query'
import { Link, type LinkProps } from 'react-router-dom'
import { preloadScreen } from '../lib/screens.tsx'

/** A link to another screen, whose code is on its way from the moment the link is pointed at, touched or focused. */
export function ScreenLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: string }) {
  const queryClient = useQueryClient()
  const warm = () => void preloadScreen(to.replace(/[?#].*/, ''), queryClient).catch(() => {})
  return <Link to={to} onPointerEnter={warm} onTouchStart={warm} onFocus={warm} {...props} />
}
