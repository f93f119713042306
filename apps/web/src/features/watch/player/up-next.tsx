import type { VideoItem } from '@two-pastors/feeds'
import type { ComponentProps } from 'react'

type UpNextProps = ComponentProps<'a'> & { video: Pick<VideoItem, 'title' | 'image' | 'duration'> }

/** A link to the next video, for the end of the one before. */
export function UpNext({ video: { title, image, duration }, ...link }: UpNextProps) {
  return (
    <a
      {...link}
      className="group flex w-80 max-w-full items-center gap-4 rounded-tp-md bg-tp-scrim/70 p-2 pe-4 text-start outline-tp-focus focus-visible:outline-2"
    >
      {image && <img src={image} alt="" className="h-18 w-32 shrink-0 rounded-tp-sm object-cover" />}
      <span className="min-w-0">
        <span className="block text-sm text-tp-muted">Up next</span>
        <span className="line-clamp-2 font-semibold group-hover:underline" dir="auto">
          {title}
        </span>
        {duration && <span className="block text-sm text-tp-muted">{duration}</span>}
      </span>
    </a>
  )
}
