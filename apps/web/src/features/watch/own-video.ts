import type { VideoItem } from '@two-pastors/feeds'
import type { BlogContent, Film } from '#model/schemas.ts'

type OwnVideo = {
  id: string
  title: string
  url: string
  captions?: string | undefined
  image?: string
  description?: string
}

/** A video of the content folder, in the shape of the feeds' videos. */
export function ownVideo({ id, title, url, captions, image, description = '' }: OwnVideo): VideoItem {
  return {
    id,
    feed: '',
    title,
    image: image ?? null,
    tags: [],
    genre: 'Video',
    seconds: null,
    duration: '',
    videoUrl: url,
    description,
    sources: [{ url, type: 'video/mp4', quality: null }],
    captions: captions ? [{ url: captions, language: 'en', kind: 'captions' }] : [],
    chapters: [],
    releaseDate: null,
  }
}

/** The trailer of a film or series; null if there is none yet. */
export function trailerOf(film: Film): VideoItem | null {
  const { title, trailerUrl: url, trailerCaptions: captions, description } = film
  const image = stillOf(film).img.src
  return url ? ownVideo({ id: `${film.id}-trailer`, title, url, captions, image, description }) : null
}

/** A picture of a film without text, if there is one. */
export const stillOf = ({ hero, wide, thumbnail }: Film) => hero?.wide ?? wide ?? thumbnail

/**
 * The interview that some blog posts link to; null if there is none. Takes the content as an argument, so that
 * trailers don't bundle it.
 */
export const interviewOf = ({ interview }: BlogContent): VideoItem | null =>
  interview
    ? ownVideo({
        id: 'interview',
        title: interview.title,
        url: interview.videoUrl,
        captions: interview.captions,
      })
    : null
