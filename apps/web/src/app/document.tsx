import { env, hasServiceWorker, isDevelopment } from '#config/env.ts'
import site from '#config/site.yaml'
import themeScript from '#features/theme/before-paint.ts?script'
import type { Meta } from '#page-module.ts'
import startScript from './boot/start.ts?script'
import type { StartData } from './boot/start-data.ts'
import { HeadTags } from './head.tsx'

/** The built files a page uses. Empty in development, where Vite serves the modules. */
export type Assets = Pick<StartData, 'entry' | 'scripts'> & {
  /** The site's CSS, which is inlined. */
  css: string
  fonts: string[]
  /** URL of the print style sheet. */
  printCss: string
}

type DocumentProps = {
  /** Path of the page; '' for HTML that is served at many URLs and never hydrated. */
  path: string
  meta: Meta
  assets: Assets
  /** The app's rendered HTML. */
  markup: string
  /** The query cache it was rendered from, as keys and values. */
  data: unknown[]
  /** Path of the sharing image; undefined for pages that are not indexed. */
  image?: string | undefined
  structuredData?: object | undefined
  reviewFeeds: boolean
}

/** The HTML document around the app. Only the build and the development server render it; it is never hydrated. */
export function Document({
  path,
  meta,
  assets,
  markup,
  data,
  image,
  structuredData,
  reviewFeeds,
}: DocumentProps) {
  const { css, fonts, printCss, entry, scripts } = assets
  const start: StartData = { entry, scripts, fetches: meta.fetches ?? [], hasServiceWorker }
  return (
    <html lang="en" data-theme="dark">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b0a14" />
        <InlineScript code={themeScript} />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="mask-icon" href="/mask-icon.svg" color="#a34a0a" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="apple-mobile-web-app-title" content={site.shortName} />
        <link rel="stylesheet" media="print" href={printCss} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own CSS; React would escape its quotes. */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
        <HeadTags path={path} meta={meta} />
        <SharingTags path={path} meta={meta} image={image} />
        {reviewFeeds && <ReviewFeedLinks />}
        {structuredData && <Json type="application/ld+json" data={structuredData} data-once="" />}
      </head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered separately, because React hydrates it as its own root. */}
        <div id="root" data-page={path} dangerouslySetInnerHTML={{ __html: markup }} />
        {data.length > 0 && <Json type="application/json" id="page-data" data={data} />}
        <Json type="application/json" id="start-data" data={start} />
        {isDevelopment ? <script type="module" src={entry} /> : <InlineScript code={startScript} />}
      </body>
    </html>
  )
}

function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, built by build/inline-script.ts.
  return <script dangerouslySetInnerHTML={{ __html: code }} />
}

/** A JSON data block. Escapes `<`, so that `</script>` in the data can't end the element. */
function Json({ data, ...props }: { data: unknown; type: string; id?: string; 'data-once'?: '' }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any `<`.
  return <script {...props} dangerouslySetInnerHTML={{ __html: json }} />
}

/** Marks tags that only crawlers read, in the HTML. app/page-change.tsx removes them on navigation. */
const once = { 'data-once': '' }

/** Open Graph and Twitter card tags, for previews of shared links. */
function SharingTags({ path, meta, image }: Pick<DocumentProps, 'path' | 'meta' | 'image'>) {
  const title = meta.title ?? site.name
  const imageUrl = image && new URL(image, env.siteUrl).href
  return (
    <>
      <meta {...once} property="og:site_name" content={site.name} />
      <meta {...once} property="og:type" content="website" />
      <meta {...once} property="og:title" content={title} />
      <meta {...once} property="og:description" content={meta.description} />
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

function ReviewFeedLinks() {
  const title = 'Film reviews'
  return (
    <>
      <link {...once} rel="alternate" type="application/rss+xml" title={title} href="/reviews/feed.xml" />
      <link {...once} rel="alternate" type="application/feed+json" title={title} href="/reviews/feed.json" />
    </>
  )
}
