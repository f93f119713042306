import { type VideoItem, videoKey } from '@two-pastors/feeds'
import { VideoPlayer } from '@two-pastors/ui/video-player'
import { sourcesOf } from './sources.ts'

type StagePlayerProps = {
  item: VideoItem
  /** In seconds; 0 resumes where the visitor left off. */
  startAt: number
}

/** The player in a video's own page. */
export function StagePlayer({ item, startAt }: StagePlayerProps) {
  return (
    <VideoPlayer
      className="size-full"
      autoFocus
      sources={sourcesOf(item)}
      captions={item.captions}
      poster={item.image ?? undefined}
      resumeKey={videoKey(item)}
      startAt={startAt}
    />
  )
}
