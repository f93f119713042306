import { nativeTracks } from '@two-pastors/ui/start-video'
import { renderToStaticMarkup } from 'react-dom/server'
import { siteAddress } from '#config/env.ts'
import site from '#content/site.yaml'
import { type VideoPage, watchPath } from '#features/watch/video-pages.ts'
import pageStyle from './embed-page.css?inline'
import type { EmbedData } from './start.ts'
import startScript from './start.ts?script'

const { ground, accent } = site.colors
const colors = `:root{--ground:${ground};--accent:${accent};--on-accent:${ground}}`

/** The HTML of a video's light page; of the page for videos newer than the build, without one. */
export const renderEmbed = (video: VideoPage | null, data: EmbedData) =>
  `<!doctype html>${renderToStaticMarkup(<EmbedDocument video={video} data={data} />)}`

type EmbedDocumentProps = {
  /** Null for the page of videos newer than the build, which finds its video in the feeds. */
  video: VideoPage | null
  data: EmbedData
}

/**
 * The light page that plays one video on other sites: no React, no cookies, no storage. Without JavaScript, and until
 * it is clicked, it is the browser's own player.
 */
function EmbedDocument({ video, data }: EmbedDocumentProps) {
  const title = video?.item.title ?? site.name
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="dark" />
        <title>{title}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own CSS; React would escape its quotes. */}
        <style dangerouslySetInnerHTML={{ __html: colors + pageStyle }} />
      </head>
      <body>
        <div id="player">
          {video && <Video video={video} />}
          <p id="title">
            <a
              href={siteAddress(video ? watchPath(video) : '/')}
              target="_blank"
              rel="noopener"
              title="Opens in a new tab"
            >
              {title}
            </a>
          </p>
          <button type="button" id="play" hidden>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M8 5.5v13a1 1 0 0 0 1.5.86l10.5-6.5a1 1 0 0 0 0-1.72L9.5 4.64A1 1 0 0 0 8 5.5Z" />
            </svg>
          </button>
          <button type="button" id="sound" hidden>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 9v6h4l5 4V5L8 9H4Zm12.5-.5 5 7m0-7-5 7" />
            </svg>
            Turn the sound on
          </button>
          <p id="status" role="status" />
        </div>
        <script
          type="application/json"
          id="embed-data"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of our own files, without any `<`.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data) }}
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, built by build/inline-script.ts. */}
        <script dangerouslySetInnerHTML={{ __html: startScript }} />
      </body>
    </html>
  )
}

function Video({ video: { item, row } }: { video: VideoPage }) {
  return (
    <>
      {row.layout === 'portrait' && item.image && <img id="backdrop" src={item.image} alt="" />}
      {/* biome-ignore lint/a11y/useMediaCaption: not every video of a feed has captions. */}
      <video controls preload="none" playsInline poster={item.image ?? undefined} aria-label={item.title}>
        {item.sources.map(({ url, type }) => (
          <source key={url} src={url} type={type} />
        ))}
        {nativeTracks(item.captions).map(({ url, language, kind, label }) => (
          <track key={url} src={url} srcLang={language} kind={kind} label={label} />
        ))}
      </video>
    </>
  )
}
