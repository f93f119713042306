import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { siteAddress } from '#config/env.ts'
import { heroAction } from '#features/films/hero-action.ts'
import { releaseLine } from '#features/films/release.ts'
import { ShareButton } from '#features/share/share-button.tsx'
import { trailerOf } from '#features/watch/own-video.ts'
import { useNow } from '#lib/now.tsx'
import { part } from '#lib/part.ts'
import type { Film } from '#model/schemas.ts'

const findPagePart = part(() => import('#features/watch/find-page.ts'))

/** Shares the film's page that the visitor is on, and what other sites can embed. */
export function ShareFilm({ film }: { film: Film }) {
  const client = useQueryClient()
  const { title, tagline, description, guide } = film
  const { pathname } = useLocation()
  const when = releaseLine(film, useNow())
  const trailer = trailerOf(film)
  const shared = {
    title,
    text: [`${title}: ${tagline ?? description}`, when && `${when}.`].filter(Boolean).join(' '),
    url: siteAddress(pathname),
    guide: guide && ('film' as const),
  }
  async function findEmbed() {
    const { sharedPage } = await findPagePart.load()
    const page = trailer && (await sharedPage(client, trailer))
    return page ? { embed: page.embed } : undefined
  }
  return <ShareButton size="lg" className={heroAction} shared={() => shared} findMore={findEmbed} />
}
