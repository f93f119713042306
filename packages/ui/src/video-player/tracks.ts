import { isNative } from './caption-formats.ts'
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

/** The captions that a browser shows without the player's help, with their names. */
export const nativeTracks = (captions: Caption[], locale = 'en'): Track[] =>
  namedTracks(captions.filter(isNative), locale)
