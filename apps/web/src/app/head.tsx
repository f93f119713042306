import { useLocation } from 'react-router-dom'
import { env, isBuild } from '#config/env.ts'
import site from '#content/site.yaml'
import type { Meta } from '#page-module.ts'

/** The current page's head tags; React hoists them into `<head>`. */
export function Head(meta: Meta) {
  const { pathname } = useLocation()
  // In the build, document.tsx renders these tags; React finds and adopts them when it hydrates.
  return isBuild ? null : <HeadTags path={pathname.replace(/(.)\/$/, '$1')} meta={meta} />
}

/** The head tags that browsers need on every page. Tags only crawlers read are in app/document.tsx. */
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
