import { createFeedClient, isRetryable, type VideoItem, videoKey } from '@two-pastors/feeds'
import homeRows from '#content/home-rows.yaml'
import { EmbedElement } from './embed-element.ts'
import { icon, make } from './make.ts'
import { openPlayer } from './open-player.ts'
import { mayFrame } from './player-frame.ts'
import { feedHost, siteUrl } from './site.ts'

const RETRY_MS = 2000

/** `<tp-row feed="123"><a href="https://…/">Trailers</a></tp-row>`: the videos of a feed, which play over the page. */
export class TpRow extends EmbedElement {
  static readonly observedAttributes = ['feed', 'heading', 'layout']

  protected async render() {
    const feed = this.getAttribute('feed') ?? ''
    if (!/^\w+$/.test(feed)) return undefined
    const known = homeRows.find((row) => String(row.feed) === feed)
    const heading = this.getAttribute('heading') ?? known?.heading ?? 'Videos'
    const layout = this.getAttribute('layout') ?? known?.layout ?? 'wide'
    const items = (await this.#read(feed)).filter(({ videoUrl }) => videoUrl !== null)
    return items.length > 0
      ? // Where nothing may be framed, the links lead to the videos' pages.
        row(heading, layout, items, mayFrame() ? (item) => openPlayer(this.root, item, layout) : undefined)
      : undefined
  }

  async #read(feed: string): Promise<VideoItem[]> {
    const client = createFeedClient({ host: feedHost() })
    const read = async () => (await client.fetchFeed(feed)).items
    return read().catch(async (error: unknown) => {
      if (!isRetryable(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      return read()
    })
  }
}

function row(heading: string, layout: string, items: VideoItem[], open?: (item: VideoItem) => void) {
  const list = make('ul', { role: 'list', 'data-layout': layout })
  list.append(...items.map((item) => make('li', {}, videoCard(item, open && (() => open(item))))))
  const move = (label: string, path: string, pages: number) => {
    const button = make('button', { type: 'button', 'aria-label': label, class: 'round' }, icon(path))
    button.addEventListener('click', () => list.scrollBy({ left: pages * 0.9 * list.clientWidth }))
    return button
  }
  const buttons = make(
    'div',
    { class: 'buttons' },
    move(`Previous: ${heading}`, 'm15 5-7 7 7 7', -1),
    move(`Next: ${heading}`, 'm9 5 7 7-7 7', 1),
  )
  return make(
    'section',
    { class: 'panel', 'aria-labelledby': 'heading' },
    make('header', {}, make('h2', { id: 'heading' }, heading), buttons),
    list,
  )
}

/** A card of a row: a link to the video's page. A plain click plays it over the host's page instead. */
function videoCard(item: VideoItem, open?: () => void): HTMLAnchorElement {
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
  // The frame has its own background.
  img.addEventListener('error', () => img.remove())
  frame.append(img)
  return frame
}
