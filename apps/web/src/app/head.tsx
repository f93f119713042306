import { useLocation } from 'react-router-dom'
import { env, isBuild } from '#config/env.ts'
import site from '#config/site.yaml'
import type { Picture } from '#content/schemas/schemas.ts'
import { SharingTags } from './sharing-tags.tsx'

export type HeadProps = {
  /** Without the site's name, which is added. */
  title?: string
  description: string
  /** For pages that no search engine should list. */
  noIndex?: boolean
  /** What a shared link shows: the page's own picture, or its address. */
  picture?: Picture | string | null | undefined
  /** Stands above the title in the sharing image: 'Review'. */
  eyebrow?: string | undefined
  /** Address of a logo that stands for the title in the sharing image. */
  logo?: string | undefined
}

/** The page's head tags; React lifts them into `<head>`, in prerendered HTML too. */
export function Head({ title, description, noIndex = false, ...sharing }: HeadProps) {
  const { pathname } = useLocation()
  const fullTitle = title ? `${title} | ${site.name}` : site.name
  const canonical = env.siteUrl + pathname
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title ?? site.name} />
      <meta property="og:description" content={description} />
      {!noIndex && <meta property="og:url" content={canonical} />}
      {/* Services read the HTML of a page; in browsers nobody asks for these. */}
      {isBuild && !noIndex && (
        <SharingTags title={title ?? site.name} description={description} {...sharing} />
      )}
    </>
  )
}
