import type { VideoItem } from '@two-pastors/feeds'
import { ownVideo, stillOf } from '#features/watch/own-video.ts'
import type { WholeFilm } from '#model/schemas.ts'

/** A film's clips and its trailer with audio description, in the shape of the feeds' videos. */
export const clipsOf = ({ id, clips = [] }: WholeFilm): VideoItem[] =>
  clips.map(({ title, videoUrl, captions, image, duration = '' }, index) => ({
    ...ownVideo({ id: `${id}-clip-${index + 1}`, title, url: videoUrl, captions, image }),
    genre: 'Clip',
    duration,
  }))

/** The trailer with audio description; null if there is none. */
export const describedTrailerOf = (film: WholeFilm): VideoItem | null =>
  film.describedTrailer
    ? ownVideo({
        id: `${film.id}-described-trailer`,
        title: `${film.title}, with audio description`,
        url: film.describedTrailer.videoUrl,
        captions: film.describedTrailer.captions,
        image: stillOf(film).img.src,
        description: film.description,
      })
    : null
