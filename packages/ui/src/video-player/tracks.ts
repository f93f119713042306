import type { Caption } from './types.ts'

/** Captions with a name for menus. */
export type Track = Caption & { label: string }

/** Files in formats other than WebVTT, which browsers list in their menu but don't show. */
const OTHER = /\.(?:srt|sbv|sub|ssa|ass|ttml|dfxp|xml|smi|sami|scc|stl)(?:[?#]|$)|[=/]srt(?:[&#/]|$)/i

/** Whether a browser shows the captions without the player's help. */
export const isNative = ({ url }: Caption) => !OTHER.test(url)

/** The captions that a browser shows without the player's help, with their names. */
export const nativeTracks = (captions: Caption[], locale = 'en'): Track[] =>
  namedTracks(captions.filter(isNative), locale)

/**
 * Captions with names: that of their language, plus what distinguishes several in one language (`English`, `English
 * (CC)`, `English 2`).
 */
export function namedTracks(captions: Caption[], locale: string): Track[] {
  const nameOf = ({ language, kind }: Caption) => {
    const isOneOfTwo =
      kind === 'captions' &&
      captions.some((other) => other.language === language && other.kind === 'subtitles')
    return languageName(language, locale) + (isOneOfTwo ? ' (CC)' : '')
  }
  const labels = distinct(captions.map(nameOf))
  return captions.map((caption, at) => ({ ...caption, label: labels[at] ?? '' }))
}

/** Numbers the names that are taken already. */
export const distinct = (names: string[]) =>
  names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length
    return before > 0 ? `${name} ${before + 1}` : name
  })

function languageName(language: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}
