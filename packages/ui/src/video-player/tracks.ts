import type { Caption } from './types.ts'

/** Captions with the name that a menu shows. */
export type Track = Caption & { label: string }

/**
 * Captions with names: that of their language, and of several in one language what tells them apart (`English`,
 * `English (CC)`, `English 2`).
 */
export function namedTracks(captions: Caption[], locale: string): Track[] {
  const taken = new Map<string, number>()
  return captions.map((caption) => {
    const language = languageName(caption.language, locale)
    const isCaptionOfSeveral =
      caption.kind === 'captions' &&
      captions.some(({ language, kind }) => language === caption.language && kind === 'subtitles')
    const name = isCaptionOfSeveral ? `${language} (CC)` : language
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return { ...caption, label: count === 1 ? name : `${name} ${count}` }
  })
}

function languageName(language: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}

/** Files in other formats than WebVTT, which browsers offer in their menu and do not show. */
const OTHER = /\.(?:srt|sbv|sub|ssa|ass|ttml|dfxp|xml|smi|sami|scc|stl)(?:[?#]|$)|[=/]srt(?:[&#/]|$)/i

/** The captions that a browser shows without the player's help. */
export const nativeTracks = (captions: Caption[], locale = 'en'): Track[] =>
  namedTracks(
    captions.filter(({ url }) => !OTHER.test(url)),
    locale,
  )

/** Whether the file says by its name that it is WebVTT. */
export const isWebVtt = (url: string) => /\.vtt(?:[?#]|$)/i.test(url)
