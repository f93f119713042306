import { type VideoItem, videoKey } from '@two-pastors/feeds'
import { ESCAPE_MESSAGE, embedPath } from '#features/embed/embed-code.ts'
import { icon, make, newTabLink } from './make.ts'
import { playerFrame, watchPolicy } from './player-frame.ts'
import { siteUrl } from './site.ts'

/** Plays a video in a dialog over the page. If the host's policy refuses our frames, goes to the video's own page. */
export function openPlayer(root: ShadowRoot, item: VideoItem, layout: string): void {
  const key = encodeURIComponent(videoKey(item))
  const page = siteUrl(`/watch/${key}`)
  const close = make(
    'button',
    { type: 'button', class: 'round', 'aria-label': 'Close', autofocus: true },
    icon('m6 6 12 12M18 6 6 18'),
  )
  const frame = playerFrame(siteUrl(`${embedPath(key)}?autoplay`), item.title)
  const dialog = make(
    'dialog',
    { 'aria-label': item.title, class: layout },
    make('div', { class: 'bar' }, make('p', {}, newTabLink(page, item.title)), close),
    frame,
  )
  const onMessage = ({ source, data }: MessageEvent) => {
    if (source === frame.contentWindow && data === ESCAPE_MESSAGE) dialog.close()
  }
  addEventListener('message', onMessage)
  const forget = watchPolicy(siteUrl(''), () => location.assign(page))
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    forget()
    removeEventListener('message', onMessage)
    dialog.remove()
  })
  root.querySelector('.root')?.append(dialog)
  dialog.showModal()
}
