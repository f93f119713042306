import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { BlogPost } from '@two-pastors/feeds'
import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'
import type { Watch } from '#features/watch/watch-query.ts'
import type { Film, Picture, Review } from '#model/schemas.ts'

/**
 * A page's metadata, for its head tags, sharing image, JSON-LD, the sitemap and llms.txt.
 */
export type Meta = {
  /** Without the site's name, which is appended. The home page has no title of its own. */
  title?: string
  description: string
  /** Keeps the page out of search engines and the sitemap; it has no sharing image. */
  noIndex?: boolean
  /** The picture in the sharing image: from the content folder, or a URL. */
  picture?: Picture | string | null | undefined
  /** URL of our own picture, used if the build can't fetch `picture`. */
  fallbackPicture?: string
  /** Shown above the title in the sharing image: 'Review'. */
  eyebrow?: string | undefined
  /** URL of a logo shown instead of the title in the sharing image. */
  logo?: string | undefined
  /** ISO date or date-time of the newest content on the page. */
  modified?: string | null | undefined
  /** The subject of the page, for JSON-LD. */
  about?:
    | { film: Film }
    | { films: Film[] }
    | { review: Review }
    | { post: BlogPost }
    | { watch: Watch }
    | { howTo: { name: string; steps: { title: string; text: string }[] } }
  /** URLs that the page's code fetches first. The boot script preloads them. */
  fetches?: string[]
}

/** The exports of a page's module. `Data` is its query's result: `undefined` while loading, `null` if there is none. */
export type PageModule<Data = unknown> = {
  Page: ComponentType<{ data: Data | null | undefined }>
  /** Pure: the build and the browser call it with the same data. `now` is in ms since 1970 (lib/now.tsx). */
  meta: (data: Data | null | undefined, now: number) => Meta
  /** The query for the data of the first render. Links prefetch it; the build embeds its result in the HTML. */
  query?: (params: Params) => UseQueryOptions<Data | null, Error, Data | null, QueryKey>
  /** Keeps showing the last page until the data has loaded too: for data that loads as fast as code. */
  waitsForData?: true
}
