'use client'
import type { VideoItem } from '@two-pastors/feeds'
import { Carousel, MediaCard } from '@two-pastors/ui'
import { lazy, Suspense, useState } from 'react'

// The player and its dialog load when the first film is opened.
const VideoDialog = lazy(() =>
  import('@two-pastors/ui/video-dialog').then((module) => ({ default: module.VideoDialog })),
)

export function FilmRow({ films }: { films: VideoItem[] }) {
  const [film, setFilm] = useState<VideoItem | null>(null)
  const [open, setOpen] = useState(false)

  function play(chosen: VideoItem) {
    setFilm(chosen)
    setOpen(true)
  }

  return (
    <>
      <Carousel heading="Our films" id="films">
        {films.map((item) => (
          <MediaCard
            key={item.id}
            title={item.title}
            image={item.image}
            genre={item.genre}
            duration={item.duration}
            action={<button type="button" onClick={() => play(item)} />}
          />
        ))}
      </Carousel>
      {film && (
        <Suspense>
          <VideoDialog
            open={open}
            onOpenChange={setOpen}
            title={film.title}
            sources={film.sources}
            captions={film.captions}
          />
        </Suspense>
      )}
    </>
  )
}
