import type { Embed } from '#features/embed/embed-code.ts'
import { clock } from '#lib/time.ts'

export type Moment = { at: number; length: number }

/** Something that visitors can share. */
export type Shared = {
  title: string
  /** A sentence for a message; the link follows it. */
  text: string
  /** The absolute URL. */
  url: string
  /** A video's position and length in seconds, if the link can include a position. */
  moment?: Moment | undefined
  /** How other sites can embed it, if they can. */
  embed?: Embed | undefined
  /** The family guide that other sites can embed, if there is one. */
  guide?: 'film' | 'review' | undefined
}

/** Whether a link would open a video in its last second. False while its length isn't known. */
export const isNearEnd = (seconds: number, length: number) => seconds > length - 1

/** Where a video stands; at its end, where its next viewer begins. */
export function momentOf(media: Pick<HTMLMediaElement, 'currentTime' | 'duration'> | null): Moment {
  const { currentTime: at = 0, duration: length = Number.NaN } = media ?? {}
  return { at: isNearEnd(at, length) ? 0 : at, length }
}

/** The link that starts at a position of the video. */
export function urlAt(url: string, seconds: number): string {
  const address = new URL(url)
  address.searchParams.set('t', String(Math.floor(seconds)))
  return address.href
}

/** Links that open another service with the message filled in. Nothing is loaded from there before a click. */
export function shareLinks({ title, text, url }: Shared): { name: string; href: string }[] {
  const address = encodeURIComponent(url)
  return [
    {
      name: 'Email',
      href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n\n${url}`)}`,
    },
    { name: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
  ]
}

/** A quote from a transcript, for a message. */
export const quote = (words: string, { title, url }: Pick<Shared, 'title' | 'url'>, seconds: number) =>
  `“${words}” (${title}, ${clock(seconds)})\n${urlAt(url, seconds)}`
