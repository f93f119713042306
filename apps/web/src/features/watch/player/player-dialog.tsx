import { type VideoItem, videoKey } from '@two-pastors/feeds'
import { VideoDialog } from '@two-pastors/ui/video-dialog'
import { type MouseEvent, type ReactNode, useLayoutEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isPlainPress } from '#lib/plain-press.ts'
import { closeForPlayer, findPlainPlayer, openPlainPlayer } from '../open-plain-player.ts'
import { plainVideoOf } from '../watch-link.tsx'
import '@two-pastors/ui/video-player.css'

import { nextOf } from './next-of.ts'
import { ShareVideo } from './share-video.tsx'
import { sourcesOf } from './sources.ts'
import { UpNext } from './up-next.tsx'
import { useFreshSources } from './use-fresh-sources.ts'
import { VideoPageLink } from './video-page-link.tsx'

export { growFrom, shrinkBack } from './grow.ts'
export { StagePlayer } from './stage-player.tsx'

type PlayerDialogProps = {
  item: VideoItem
  /** All videos of the page, in their order. */
  items: VideoItem[]
  /** What the end of an own video offers besides the next one. */
  offer?: ReactNode
  onClose: () => void
}

/** The video dialog for a feed item. Resumes where the visitor left off. */
export function PlayerDialog({ item, items, offer, onClose }: PlayerDialogProps) {
  const key = videoKey(item)
  const next = nextOf(item, items)
  const renewSources = useFreshSources(item)
  const startedVideo = useMemo(() => findPlainPlayer(key)?.querySelector('video') ?? undefined, [key])
  // Takes the video over. Before this dialog remembers what had the focus: closing the plain player gives it back to the link.
  useLayoutEffect(() => {
    if (closeForPlayer(key))
      document.querySelector<HTMLElement>('[data-slot=video-dialog-actions] [aria-haspopup]')?.click()
  }, [key])
  return (
    <VideoDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={item.title}
      actions={
        <>
          <VideoPageLink key={key} item={item} />
          <ShareVideo item={item} />
        </>
      }
      description={item.description}
      sources={sourcesOf(item)}
      captions={item.captions}
      poster={item.image ?? undefined}
      resumeKey={key}
      startedVideo={startedVideo}
      renewSources={renewSources}
      upNext={
        <>
          {item.feed === '' && offer}
          {next && <NextInDialog item={next} />}
        </>
      }
    />
  )
}

/** Replaces the video in the dialog and in the address, so that Back still closes the dialog. */
function NextInDialog({ item }: { item: VideoItem }) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  params.set('watch', videoKey(item))
  const address = `?${params}`

  function goOn(event: MouseEvent) {
    if (!isPlainPress(event.nativeEvent)) return
    event.preventDefault()
    openPlainPlayer(plainVideoOf(item), { isHeld: true })
    navigate(address, { replace: true, state })
  }
  return <UpNext video={item} href={address} onClick={goOn} />
}
