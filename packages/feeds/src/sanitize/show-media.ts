import { addressById, inBox } from './boxes.ts'
import { emojiIn } from './emoji.ts'
import { dropHiddenMedia, isTrackingPixel } from './hidden.ts'
import { type Attributes, mediaAddresses, type Shown, shownMedia } from './media.ts'
import { isLazy, isStandIn, pictureAddress, withoutPicture } from './picture-address.ts'
import { toPlayer } from './players.ts'
import { fileOf } from './repeated-picture.ts'
import type { RewriteContext } from './rewrite-elements.ts'

const FRAMES = 'iframe, video, audio, object, embed, amp-iframe, amp-video, amp-audio'
const MEDIA = 'img, iframe, video, audio'

/** Whether a post has anything for {@link showMedia}; most only have pictures. */
export const hasMedia = (html: string) =>
  /<(?:im|picture|noscript|iframe|video|audio|object|embed|amp-|lite-|oembed)|youtu|vimeo|background|data-(?:bg|href|instgrm)|cite=/i.test(
    html,
  )

/**
 * Inserts what can be shown in place of pictures, players and recordings, which a post has in the form that its own site's
 * scripts expect. Replaces anything else with a link. All attributes must still be there; the result isn't safe yet.
 */
export function showMedia(body: Element, { base, plays }: RewriteContext) {
  for (const element of body.querySelectorAll('[style], [hidden]')) dropHiddenMedia(element)
  for (const noscript of body.querySelectorAll('noscript')) dropStandIns(noscript)
  for (const image of body.querySelectorAll('img, amp-img')) showPicture(image, base)
  for (const picture of body.querySelectorAll('picture')) showPictureWithoutImage(picture, base)
  for (const box of body.querySelectorAll('*')) if (body.contains(box)) showBox(box, base)
  for (const frame of body.querySelectorAll(FRAMES))
    if (body.contains(frame)) showFrame(frame, { base, plays })
  for (const noscript of body.querySelectorAll('noscript')) unwrap(noscript, body, base)
}

/** The picture next to a `noscript` with the right one, if it is only a placeholder. */
function dropStandIns(noscript: Element) {
  if (![...noscript.querySelectorAll('img')].some((image) => !isTrackingPixel(image))) return
  for (const neighbor of [noscript.previousElementSibling, noscript.nextElementSibling]) {
    const image = neighbor?.matches('img') ? neighbor : neighbor?.querySelector(':scope > img:only-child')
    if (image && isStandIn(attributesOf(image))) image.remove()
  }
}

function showPicture(image: Element, base: string) {
  const attributes = attributesOf(image)
  const { parentElement: parent } = image
  const sources =
    parent?.localName === 'picture' ? [...parent.querySelectorAll('source')].map(attributesOf) : []
  const emoji = emojiIn(attributes)
  const src = emoji === null ? pictureAddress(attributes, sources, base) : null
  if (isTrackingPixel(image, isLazy(attributes))) image.remove()
  else if (emoji !== null) show(image, { as: 'text', text: emoji })
  else if (src === null) show(image, withoutPicture(attributes, base))
  else show(image, { as: 'picture', src })
}

/** A `picture` without an `img`. */
function showPictureWithoutImage(picture: Element, base: string) {
  if (picture.querySelector('img, a') || picture.textContent.trim()) return
  const src = pictureAddress({}, [...picture.querySelectorAll('source')].map(attributesOf), base)
  if (src === null) return
  const image = picture.ownerDocument.createElement('img')
  image.setAttribute('src', src)
  picture.replaceWith(image)
}

/** What a script would insert into an element: into an empty one, or in place of the link in one of YouTube's or Vimeo's. */
function showBox(box: Element, base: string) {
  const attributes = attributesOf(box)
  const isEmpty = !box.textContent.trim() && !box.querySelector(`a, picture, noscript, ${FRAMES}, ${MEDIA}`)
  if (isEmpty && !isTrackingPixel(box)) {
    const shown = inBox(box.localName, attributes, base)
    if (shown.as !== 'nothing') return show(box, shown)
  }
  const [address] = addressById(box.localName, attributes)
  if (address && !box.matches(FRAMES)) show(box, shownMedia('iframe', [address], { base }))
}

function showFrame(frame: Element, { base, plays }: Pick<RewriteContext, 'base' | 'plays'>) {
  const name = frame.localName.replace('amp-', '')
  const words = frame.getAttribute('title') ?? frame.getAttribute('aria-label') ?? ''
  // Nobody misses anything invisible.
  if (isTrackingPixel(frame)) return frame.remove()
  const inner = frame.querySelectorAll(
    'source, param[name="movie" i], param[name="src" i], embed, video, audio',
  )
  const addresses = [frame, ...inner].flatMap((element) => mediaAddresses(attributesOf(element)))
  // Without its own file, the one that it offers to download.
  if (addresses.length === 0) addresses.push(...[...frame.querySelectorAll('a')].flatMap(fileIn))
  const poster = frame.getAttribute('poster') ?? frame.getAttribute('data-poster') ?? ''
  show(frame, shownMedia(name, addresses, { base, words, poster, plays }))
}

/** Replaces an element with what is shown. */
function show(element: Element, shown: Shown) {
  const { ownerDocument: document } = element
  if (shown.as === 'nothing') return element.remove()
  if (shown.as === 'text') return element.replaceWith(document.createTextNode(shown.text))
  if (shown.as === 'link') {
    // Links can't be nested.
    const link = document.createElement(shown.href === null || element.closest('a') ? 'span' : 'a')
    if (shown.href !== null && link.localName === 'a') link.setAttribute('href', shown.href)
    link.textContent = shown.text
    return element.replaceWith(link)
  }
  const name = { picture: 'img', player: 'iframe', video: 'video', audio: 'audio' }[shown.as]
  const shownElement = element.localName === name ? element : document.createElement(name)
  if (shownElement !== element) {
    for (const kept of ['alt', 'width', 'height', 'title', 'lang']) {
      const value = element.getAttribute(kept)
      if (value !== null) shownElement.setAttribute(kept, value)
    }
    element.replaceWith(shownElement)
  }
  shownElement.setAttribute('src', shown.src)
  if (shown.as === 'picture') return
  shownElement.textContent = ''
  if (shown.as === 'player' && !shownElement.getAttribute('title')?.trim())
    shownElement.setAttribute('title', shown.title)
  if ('poster' in shown && shown.poster) shownElement.setAttribute('poster', shown.poster)
  else shownElement.removeAttribute('poster')
}

/** Keeps the pictures, players and links to files in a `noscript` that aren't elsewhere in the post. */
function unwrap(noscript: Element, body: Element, base: string) {
  for (const link of noscript.querySelectorAll('a')) {
    const [player] = fileIn(link).filter(toPlayer)
    if (player) show(link, shownMedia('iframe', [player], { base }))
  }
  const kept = [...noscript.querySelectorAll(`a, ${MEDIA}`)].filter((media) =>
    media.localName === 'a' ? fileIn(media).length > 0 : !isRepeated(media, body),
  )
  noscript.replaceWith(...kept)
}

/** The URL of a link, if it is a player or a file to play. */
function fileIn(link: Element): string[] {
  const href = link.getAttribute('href') ?? ''
  return /^(?:player|video|audio)$/.test(shownMedia('a', [href], { base: '' }).as) ? [href] : []
}

function isRepeated(media: Element, body: Element): boolean {
  const file = nameOf(media)
  return [...body.querySelectorAll(media.localName)].some(
    (other) => other !== media && !other.closest('noscript') && nameOf(other) === file,
  )
}

function nameOf(media: Element): string {
  const src = media.getAttribute('src') ?? ''
  return toPlayer(src)?.src.replace(/\?.*/, '') ?? fileOf(src)
}

const attributesOf = (element: Element): Attributes =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name.toLowerCase(), value]))
