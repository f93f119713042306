import { useLocation } from 'react-router-dom'
import { env, isBuild } from '#config/env.ts'
import site from '#config/site.yaml'
import type { Meta } from '#page-module.ts'

/** The head tags of the page that is open; React lifts them into `<head>`. */
export function Head(meta: Meta) {
  const { pathname } = useLocation()
  // In prerendered HTML they are in the document already: React finds them there and takes them over.
  return isBuild ? null : <HeadTags path={pathname.replace(/(.)\/$/, '$1')} meta={meta} />
}

/** What browsers and search engines read of every page. What only services read is in app/document.tsx. */
export function HeadTags({ path, meta }: { path: string; meta: Meta }) {
  const { title, description, noIndex } = meta
  return (
    <>
      <title>{title ? `${title} | ${site.name}` : site.name}</title>
      <meta name="description" content={description} />
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={env.siteUrl + path} />
      )}
    </>
  )
}
