import { useLocation } from 'react-router-dom'
import { siteAddress } from '#config/env.ts'
import { heroAction } from '#features/films/hero-action.ts'
import { ShareButton } from '#features/share/share-button.tsx'
import type { Film } from '#model/schemas.ts'

/** Shares the page of a film that the visitor is on. */
export function ShareFilm({ film: { title, tagline, description, guide } }: { film: Film }) {
  const { pathname } = useLocation()
  const shared = {
    title,
    text: `${title}: ${tagline ?? description}`,
    url: siteAddress(pathname),
    guide: guide && ('film' as const),
  }
  return <ShareButton size="lg" className={heroAction} shared={() => shared} />
}
