import type { VideoItem } from '@two-pastors/feeds'
import type { BlogContent, Film } from '#content/schemas/schemas.ts'

type OwnVideo = { id: string; title: string; url: string; captions?: string | undefined }

/** A video of the content folder, in the shape of the feeds' videos. */
function ownVideo({ id, title, url, captions }: OwnVideo): VideoItem {
  return {
    id,
    feed: '',
    title,
    image: null,
    tags: [],
    genre: 'Video',
    seconds: null,
    duration: '',
    videoUrl: url,
    description: '',
    sources: [{ url, type: 'video/mp4', quality: null }],
    captions: captions ? [{ url: captions, language: 'en', kind: 'captions' }] : [],
    chapters: [],
    releaseDate: null,
  }
}

/** The trailer of a film or series; null if there is none yet. */
export function trailerOf({ id, title, trailerUrl, trailerCaptions }: Film): VideoItem | null {
  return trailerUrl
    ? ownVideo({ id: `${id}-trailer`, title, url: trailerUrl, captions: trailerCaptions })
    : null
}

/** The interview linked from some blog posts. Takes the content as an argument, so that trailers don't bundle it. */
export const interviewOf = ({ interview: { title, videoUrl, captions } }: BlogContent) =>
  ownVideo({ id: 'interview', title, url: videoUrl, captions })
