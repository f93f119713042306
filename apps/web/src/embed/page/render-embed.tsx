import { renderToStaticMarkup } from 'react-dom/server'
import type { VideoPage } from '#features/watch/video-pages.ts'
import type { EmbedData } from './embed-data.ts'
import { EmbedDocument } from './embed-document.tsx'

/** The HTML of a video's light page; of the page for videos newer than the build, without one. */
export const renderEmbed = (video: VideoPage | null, data: EmbedData) =>
  `<!doctype html>${renderToStaticMarkup(<EmbedDocument video={video} data={data} />)}`
