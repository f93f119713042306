import { useLocation } from 'react-router-dom'
import { siteAddress } from '#config/env.ts'
import { heroAction } from '#features/films/hero-action.ts'
import { releaseLine } from '#features/films/release.ts'
import { ShareButton } from '#features/share/share-button.tsx'
import { trailerOf } from '#features/watch/own-video.ts'
import { useNow } from '#lib/now.tsx'
import type { Film } from '#model/schemas.ts'

/** Shares the page of a film that the visitor is on. */
export function ShareFilm({ film }: { film: Film }) {
  const { title, tagline, description, guide } = film
  const { pathname } = useLocation()
  const when = releaseLine(film, useNow())
  const shared = {
    title,
    text: [`${title}: ${tagline ?? description}`, when && `${when}.`].filter(Boolean).join(' '),
    url: siteAddress(pathname),
    trailer: trailerOf(film),
    guide: guide && ('film' as const),
  }
  return <ShareButton size="lg" className={heroAction} shared={() => shared} />
}
