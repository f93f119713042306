import type { Attributes } from './media.ts'

/** The pictures that WordPress, Facebook, Google, Slack and others use for characters. */
const CLASS = /(?:^|[\s_-])(?:emojis?|emoticons?|smil(?:ey|ie)s?)(?:$|[\s_-])/i
const FILE = /\/(?:[\w-]*emojis?[\w-]*|smil(?:ey|ie)s|emoticons?)(?:\/|\.php\/)/i
const EMOJI =
  /^(?=.*(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3))[\p{Extended_Pictographic}\p{Emoji_Component}\s]+$/u

/** The characters that a picture stands for in a line of text; null if it is a real picture. */
export function emojiIn({
  alt = '',
  src = '',
  'data-emoji': data = '',
  class: classes = '',
}: Attributes): string | null {
  const words = data.trim() || alt.trim()
  if (EMOJI.test(words)) return words
  if (!CLASS.test(classes) && !FILE.test(src)) return null
  return fromFile(src) ?? words
}

/** The characters whose code points a file is named after, such as `1f468-200d-1f469.svg`. */
function fromFile(src: string): string | null {
  const name = /\/(?:emoji_?u)?([\da-f]{4,6}(?:[-_][\da-f]{2,6})*)\.(?:png|svg|gif|webp)(?:[?#]|$)/i.exec(
    src,
  )?.[1]
  const points = name?.split(/[-_]/).map((point) => Number.parseInt(point, 16)) ?? []
  return points.length > 0 && points.every((point) => point <= 0x10ffff)
    ? String.fromCodePoint(...points)
    : null
}
