import { type VideoItem, videoKey } from '@two-pastors/feeds'
import { VideoPlayer } from '@two-pastors/ui/video-player'
import { watchPath } from '../video-pages.ts'
import type { VideoLink } from '../watch-query.ts'
import { sourcesOf } from './sources.ts'
import { UpNext } from './up-next.tsx'
import { useFreshSources } from './use-fresh-sources.ts'

type StagePlayerProps = {
  item: VideoItem
  /** In seconds; 0 resumes where the visitor left off. */
  startAt: number
  next: VideoLink | undefined
}

/** The player in a video's own page. */
export function StagePlayer({ item, startAt, next }: StagePlayerProps) {
  const renewSources = useFreshSources(item)
  return (
    <VideoPlayer
      className="size-full"
      autoFocus
      sources={sourcesOf(item)}
      captions={item.captions}
      poster={item.image ?? undefined}
      resumeKey={videoKey(item)}
      startAt={startAt}
      renewSources={renewSources}
      upNext={next && <UpNext video={next} href={watchPath(next)} data-page-link="" />}
    />
  )
}
