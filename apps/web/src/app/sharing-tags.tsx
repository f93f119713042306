import { env } from '#config/env.ts'
import site from '#content/site.yaml'
import type { Meta } from '#page-module.ts'
import { absolute } from './structured-data/address.ts'

/** Marks tags that only crawlers read, in the HTML. app/page-change.tsx removes them on navigation. */
export const once = { 'data-once': '' }

type SharingTagsProps = {
  path: string
  meta: Meta
  /** Path of the sharing image; undefined for pages that are not indexed. */
  image?: string | undefined
}

/** Open Graph and Twitter card tags, for previews of shared links. https://ogp.me */
export function SharingTags({ path, meta, image }: SharingTagsProps) {
  const title = meta.title ?? site.name
  const imageUrl = image && new URL(image, env.siteUrl).href
  return (
    <>
      <meta {...once} property="og:site_name" content={site.name} />
      <meta {...once} property="og:title" content={title} />
      <meta {...once} property="og:description" content={meta.description} />
      {typeTags(meta.about).map(([property, content]) => (
        <meta {...once} key={property + content} property={property} content={content} />
      ))}
      {imageUrl && (
        <>
          <meta {...once} property="og:url" content={env.siteUrl + path} />
          <meta {...once} property="og:image" content={imageUrl} />
          <meta {...once} property="og:image:alt" content={title} />
          <meta {...once} property="og:image:type" content="image/jpeg" />
          <meta {...once} property="og:image:width" content="1200" />
          <meta {...once} property="og:image:height" content="630" />
          <meta {...once} name="twitter:card" content="summary_large_image" />
          <meta {...once} name="twitter:image" content={imageUrl} />
          <meta {...once} name="twitter:image:alt" content={title} />
        </>
      )}
    </>
  )
}

/** The page's type, and the properties of that type. */
export function typeTags(about: Meta['about']): [property: string, content: string][] {
  const type = (name: string): [string, string] => ['og:type', name]
  if (!about || 'films' in about || 'howTo' in about) return [type('website')]
  if ('film' in about) return [type(about.film.kind === 'film' ? 'video.movie' : 'video.tv_show')]
  if ('watch' in about) return [type('video.other'), ...videoTags(about.watch.video.item)]
  const date = 'review' in about ? about.review.publishDate : about.post.publishDate
  return [type('article'), ...(date ? [['article:published_time', date] as [string, string]] : [])]
}

type Item = Extract<NonNullable<Meta['about']>, { watch: unknown }>['watch']['video']['item']

/** The file comes first: services that play a preview take the address that follows `og:video`. */
function videoTags({ sources, seconds, releaseDate, tags }: Item): [string, string][] {
  const file = sources.find(({ type }) => type === 'video/mp4')
  return [
    ...(file
      ? ([
          ['og:video', absolute(file.url)],
          ['og:video:type', file.type],
        ] as [string, string][])
      : []),
    ...(seconds ? ([['video:duration', String(seconds)]] as [string, string][]) : []),
    ...(releaseDate ? ([['video:release_date', releaseDate]] as [string, string][]) : []),
    ...tags.map((tag): [string, string] => ['video:tag', tag]),
  ]
}
