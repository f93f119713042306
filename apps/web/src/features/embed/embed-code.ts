import type { MediaLayout } from '@two-pastors/ui'

/** A video as other sites show it. */
export type Embed = {
  /** Absolute address of its light page, `/embed/watch/{name}`. */
  url: string
  /** In pixels. */
  width: number
  height: number
}

/** Path of the light page of a video; `name` is its slug or its key. */
export const embedPath = (name: string) => `/embed/watch/${name}`

/** What the player's frame posts to its parent on Escape: the parent gets no keys while the focus is in the frame. */
export const ESCAPE_MESSAGE = 'tp-escape'

/** A video's default size. */
export const embedSize = (layout: MediaLayout) =>
  layout === 'tall' ? { width: 360, height: 640 } : { width: 640, height: 360 }

/**
 * The HTML that shows a video on any site.
 * @param fluid Whether it fills the width of its container, instead of having a fixed size.
 */
export function embedCode({ url, width, height }: Embed, title: string, fluid = false): string {
  // At full width, a short video would be taller than the screen.
  const limit = width < height ? `max-width:${width}px;` : ''
  const attributes = {
    src: url,
    width: String(width),
    height: String(height),
    title,
    loading: 'lazy',
    allow: 'autoplay; fullscreen; picture-in-picture',
    frameborder: '0',
    allowfullscreen: '',
    ...(fluid && { style: `width:100%;${limit}height:auto;aspect-ratio:${width}/${height}` }),
  }
  const written = Object.entries(attributes).map(([name, value]) =>
    value ? `${name}="${escapeText(value)}"` : name,
  )
  return `<iframe ${written.join(' ')}></iframe>`
}

/** The HTML that shows a family guide on any site; `script` is the URL of our script. */
export const guideCode = (of: 'film' | 'review', script: string, url: string, title: string) =>
  `<script src="${script}" async></script>\n` +
  `<tp-family-guide ${of}="${escapeText(url)}"><a href="${escapeText(url)}">${escapeText(title)}</a></tp-family-guide>`

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
