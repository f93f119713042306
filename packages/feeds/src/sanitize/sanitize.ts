import createDOMPurify, { type WindowLike } from 'dompurify'
import { toUrl } from '../urls.ts'
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './allowed.ts'
import { normalizeHtml } from './normalize-html.ts'
import { removeRepeatedPicture } from './repeated-picture.ts'
import {
  type RewriteContext,
  replaceElement,
  rewriteFile,
  rewriteFrame,
  rewriteImage,
  rewriteLink,
  showPastedAddress,
} from './rewrite-elements.ts'
import { hasMedia, showMedia } from './show-media.ts'

export type { WindowLike }

/** Where a piece of HTML comes from and where it is shown. */
export type SanitizeOptions = {
  /** Base for relative URLs, such as the post's own URL; without one they become root-relative. */
  base?: string | null | undefined
  /** Origin of the site that shows it, such as `https://example.org`: links there stay in their tab. */
  siteOrigin?: string | undefined
  /** Picture that the page shows above it: the same one at the beginning of the HTML is left out. */
  picture?: string | null | undefined
  /**
   * Whether the page's policy lets a film or a recording play from an address; others become links. Without it, all may
   * play.
   */
  plays?: ((url: string) => boolean) | undefined
}

/** Elements that may have a `src`. */
const WITH_ADDRESS = new Set(['IMG', 'IFRAME', 'VIDEO', 'AUDIO'])

/** How many times a post is parsed again until nothing changes. Two have been enough for every document we tried. */
const MAX_PASSES = 10

/** Makes untrusted HTML safe to insert into a page. */
export type Sanitize = (html: string, options?: SanitizeOptions) => string

/**
 * Creates a sanitizer. It keeps text, links, pictures, lists, headings, tables, quotes, figures, code, players
 * of YouTube and Vimeo, films and recordings, and nothing that could run, submit, style, or pose as a part of the page. The result is the
 * same in every browser and in jsdom; what is nested more than a hundred elements deep is cut off.
 *
 * @param window The window to work in: the browser's own by default; on a server one of jsdom (happy-dom is
 * not safe here).
 * @throws TypeError where there is no window that DOMPurify can work in: it would let everything through.
 *
 * @example
 * ```ts
 * const sanitize = createSanitizer() // createSanitizer(new JSDOM('').window) in Node
 * element.innerHTML = sanitize(post.content, {
 *   base: post.contentBase,
 *   siteOrigin: location.origin,
 *   picture: post.featuredImage,
 * })
 * ```
 */
export function createSanitizer(window?: WindowLike): Sanitize {
  // A separate DOMPurify instance, so that its hooks don't mix with those of the host page.
  const purify = createDOMPurify(window ?? globalThis.window)
  if (!purify.isSupported) throw new TypeError('createSanitizer needs a window: a browser’s or one of jsdom')

  const { DOMParser, Element } = window ?? globalThis
  const parser = new DOMParser()
  const read = (html: string) => parser.parseFromString(normalizeHtml(html), 'text/html').body
  const readAgain = (html: string) => read(html).innerHTML

  /** Includes what can be shown in place of elements that need their own site's scripts. */
  const withMedia = (html: string, context: RewriteContext): string => {
    if (!hasMedia(html)) return html
    const body = read(html)
    showMedia(body, context)
    return body.innerHTML
  }

  // At this point an element still has all its attributes.
  purify.addHook('beforeSanitizeAttributes', (element) => {
    // The hook also gets texts, whatever its type says.
    if (!(element instanceof Element)) return
    const { nodeName } = element
    if (nodeName !== 'A') element.removeAttribute('href')
    if (!WITH_ADDRESS.has(nodeName)) element.removeAttribute('src')
    if (nodeName !== 'VIDEO') element.removeAttribute('poster')
  })

  /** Sanitizes once. */
  const pass = (html: string, context: RewriteContext): string => {
    const body = purify.sanitize(normalizeHtml(withMedia(html, context)), {
      ALLOWED_TAGS,
      ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
      ALLOW_ARIA_ATTR: false,
      ALLOW_DATA_ATTR: false,
      RETURN_DOM: true,
    }) as Element
    for (const link of body.querySelectorAll('a')) rewriteLink(link, context)
    for (const image of body.querySelectorAll('img')) rewriteImage(image, context)
    for (const paragraph of body.querySelectorAll('p, div, figure')) showPastedAddress(paragraph)
    for (const frame of body.querySelectorAll('iframe')) rewriteFrame(frame)
    for (const media of body.querySelectorAll('video, audio')) rewriteFile(media, context)
    if (context.picture) removeRepeatedPicture(body, context.picture)
    // The page already has a top-level heading.
    for (const heading of body.querySelectorAll('h1')) replaceElement(heading, 'h2')
    return body.innerHTML
  }

  return (html, { base, siteOrigin, picture, plays } = {}) => {
    const context = { base: base ?? '', siteOrigin: toUrl(siteOrigin ?? '')?.origin, plays }
    let clean = pass(html, { ...context, picture })
    // Removing elements can leave a tree that no parser produces; parsed again, it would differ (mutation XSS).
    for (let passes = 0; passes < MAX_PASSES; passes++) {
      if (readAgain(clean) === clean) return clean
      clean = pass(clean, context)
    }
    return ''
  }
}
