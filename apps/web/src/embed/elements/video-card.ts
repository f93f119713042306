import { type VideoItem, videoKey } from '@two-pastors/feeds'
import { make } from './make.ts'
import { siteUrl } from './site.ts'

/** A card of a row: a link to the video's page, which a plain press opens over the host's page instead. */
export function videoCard(item: VideoItem, open?: () => void): HTMLAnchorElement {
  const link = make(
    'a',
    { class: 'card', href: siteUrl(`/watch/${encodeURIComponent(videoKey(item))}`) },
    picture(item),
    make('span', { class: 'title' }, item.title),
    ...(item.duration ? [make('span', { class: 'facts' }, item.duration)] : []),
  )
  link.addEventListener('click', (event) => {
    if (!open || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    open()
  })
  return link
}

function picture({ image }: VideoItem): HTMLElement {
  const frame = make('span', { class: 'picture' })
  if (!image) return frame
  const img = make('img', { src: image, alt: '', loading: 'lazy', decoding: 'async' })
  // The frame has a background of its own.
  img.addEventListener('error', () => img.remove())
  frame.append(img)
  return frame
}
