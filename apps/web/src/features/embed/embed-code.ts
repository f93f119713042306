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

/** The size of a video without other wishes. */
export const embedSize = (layout: MediaLayout) =>
  layout === 'tall' ? { width: 360, height: 640 } : { width: 640, height: 360 }

/** The HTML that shows a video on any site. */
export function embedCode({ url, width, height }: Embed, title: string): string {
  const attributes = {
    src: url,
    width: String(width),
    height: String(height),
    title,
    loading: 'lazy',
    allow: 'autoplay; fullscreen; picture-in-picture',
    frameborder: '0',
    allowfullscreen: '',
  }
  const written = Object.entries(attributes).map(([name, value]) =>
    value ? `${name}="${escapeText(value)}"` : name,
  )
  return `<iframe ${written.join(' ')}></iframe>`
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
