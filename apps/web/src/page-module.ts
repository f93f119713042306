import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { BlogPost } from '@two-pastors/feeds'
import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'
import type { Film, Picture, Review } from '#content/schemas/schemas.ts'

/**
 * What a page says about itself. The same object feeds its head tags, the image of a shared link, the sitemap, JSON-LD
 * and llms.txt.
 */
export type Meta = {
  /** Without the site's name, which is added. The home page has none of its own. */
  title?: string
  description: string
  /** Keeps the page out of search engines, the sitemap and shared links. */
  noIndex?: boolean
  /** The picture of a shared link: one of the content folder, or an address. */
  picture?: Picture | string | null | undefined
  /** Address of a picture of ours that replaces `picture` when the build can't fetch it. */
  fallbackPicture?: string
  /** Stands above the title in the sharing image: 'Review'. */
  eyebrow?: string | undefined
  /** Address of a logo that replaces the title in the sharing image. */
  logo?: string | undefined
  /** ISO date or date-time of the newest thing on the page. */
  modified?: string | null | undefined
  /** The subject of the page, for JSON-LD. */
  about?: { film: Film } | { films: Film[] } | { review: Review } | { post: BlogPost }
  /** Addresses that the page's code fetches at once: the HTML asks for them along with that code. */
  fetches?: string[]
}

/** What a module of pages/ exports. `Data` is what its query answers: `undefined` while loading, `null` for nothing. */
export type PageModule<Data = unknown> = {
  Page: ComponentType<{ data: Data | null | undefined }>
  /** Pure: the build and the browser call it with the same data. */
  meta: (data: Data | null | undefined) => Meta
  /** The query for the data that the first render shows. Links prefetch it; the build puts its answer into the HTML. */
  query?: (params: Params) => UseQueryOptions<Data | null, Error, Data | null, QueryKey>
}
