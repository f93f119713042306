import { env, hasServiceWorker, isDevelopment, siteAddress } from '#config/env.ts'
import site from '#content/site.yaml'
import themeCss from '#content/site.yaml?page-theme'
import type { SearchFiles } from '#features/search/search-files.ts'
import themeScript from '#features/theme/before-paint.ts?script'
import { PlainPlayer } from '#features/watch/plain-player.tsx'
import { type Clock, writeClock } from '#lib/now.tsx'
import type { Meta } from '#page-module.ts'
import startScript from './boot/start.ts?script'
import type { StartData } from './boot/start-data.ts'
import { HeadTags } from './head.tsx'
import { once, SharingTags } from './sharing-tags.tsx'

/** The built files a page uses. Empty in development, where Vite serves the modules. */
export type Assets = Pick<StartData, 'entry' | 'scripts' | 'counter'> & {
  /** The site's CSS, which is inlined. */
  css: string
  fonts: string[]
  /** URL of the print style sheet. */
  printCss: string
  search: SearchFiles
}

type DocumentProps = {
  /** Path of the page; '' for HTML that is served at many URLs and never hydrated. */
  path: string
  meta: Meta
  assets: Assets
  /** What the app was rendered with; undefined in development. */
  clock?: Clock | undefined
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
  clock,
  markup,
  data,
  image,
  structuredData,
  reviewFeeds,
}: DocumentProps) {
  const { css, fonts, printCss, entry, scripts, counter, search } = assets
  const start: StartData = {
    entry,
    scripts,
    fetches: meta.fetches ?? [],
    counter,
    hasServiceWorker,
    email: site.email,
  }
  return (
    <html lang="en" data-theme="dark">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={site.colors.ground} />
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
        <style dangerouslySetInnerHTML={{ __html: css + themeCss }} />
        <HeadTags path={path} meta={meta} />
        <SharingTags path={path} meta={meta} image={image} />
        {reviewFeeds && <ReviewFeedLinks />}
        {meta.about && 'watch' in meta.about && <OembedLink path={path} title={meta.title ?? ''} />}
        {structuredData && <Json type="application/ld+json" data={structuredData} data-once="" />}
      </head>
      <body>
        <div
          id="root"
          data-page={path}
          data-clock={clock && writeClock(clock)}
          data-search={search.entries}
          data-spoken={search.spoken}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered separately, because React hydrates it as its own root.
          dangerouslySetInnerHTML={{ __html: markup }}
        />
        <PlainPlayer />
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

/** Leads WordPress and others from the address of a video to its player. https://oembed.com/#section4 */
function OembedLink({ path, title }: { path: string; title: string }) {
  const asked = new URLSearchParams({ url: siteAddress(path), format: 'json' })
  const href = `${env.supabaseUrl || env.siteUrl}/functions/v1/oembed?${asked}`
  return <link {...once} rel="alternate" type="application/json+oembed" title={title} href={href} />
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
