import { type VideoItem, videoKey } from '@two-pastors/feeds'
import { VideoDialog } from '@two-pastors/ui/video-dialog'
import { useLayoutEffect, useState } from 'react'
import { closeForPlayer } from '../open-plain-player.ts'
import { startedVideoOf } from '../started-video.ts'
import '@two-pastors/ui/video-player.css'

import { ShareVideo } from './share-video.tsx'
import { sourcesOf } from './sources.ts'

export { growFrom, shrinkBack } from './grow.ts'
export { StagePlayer } from './stage-player.tsx'

/** The video dialog for a feed item. Resumes where the visitor left off. */
export function PlayerDialog({ item, onClose }: { item: VideoItem; onClose: () => void }) {
  const key = videoKey(item)
  const [startedVideo] = useState(() => startedVideoOf(key))
  // Before this dialog remembers what had the focus: closing the plain player gives it back to the link.
  useLayoutEffect(() => closeForPlayer(key), [key])
  return (
    <VideoDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={item.title}
      actions={<ShareVideo item={item} />}
      sources={sourcesOf(item)}
      captions={item.captions}
      poster={item.image ?? undefined}
      resumeKey={key}
      startedVideo={startedVideo}
    />
  )
}
