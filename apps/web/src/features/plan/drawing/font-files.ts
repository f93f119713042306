import figtree500 from '@fontsource/figtree/files/figtree-latin-500-normal.woff?url'
import figtree700 from '@fontsource/figtree/files/figtree-latin-700-normal.woff?url'
import figtreeExt500 from '@fontsource/figtree/files/figtree-latin-ext-500-normal.woff?url'
import figtreeExt700 from '@fontsource/figtree/files/figtree-latin-ext-700-normal.woff?url'
import fraunces from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff?url'
import frauncesExt from '@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff?url'
import cyrillic from '@fontsource/noto-sans/files/noto-sans-cyrillic-500-normal.woff?url'
import devanagari from '@fontsource/noto-sans/files/noto-sans-devanagari-500-normal.woff?url'
import greek from '@fontsource/noto-sans/files/noto-sans-greek-500-normal.woff?url'
import vietnamese from '@fontsource/noto-sans/files/noto-sans-vietnamese-500-normal.woff?url'
import arabic from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-500-normal.woff?url'
import hebrew from '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-500-normal.woff?url'
import koreanRanges from '@fontsource/noto-sans-kr/unicode.json'
import type { Face } from './surface.ts'

/**
 * The fonts' addresses. WOFF, because fontkit can't embed part of a WOFF2 font with composite glyphs
 * (docs/decisions/0029-kit.md).
 */
export type FontSource = { name: string; face?: Face; url: string; matches: (text: string) => boolean }

const always = () => true
const latinExtended = (text: string) => /[\u0100-\u024f\u1e00-\u1eff]/.test(text)

const koreanFiles = import.meta.glob<string>(
  '/node_modules/@fontsource/noto-sans-kr/files/noto-sans-kr-*-500-normal.woff',
  { query: '?url', import: 'default', eager: true },
)

/** Google Fonts splits Korean into files of a hundred letters; a name needs a few of them. */
const korean: FontSource[] = Object.entries(koreanRanges).flatMap(([key, ranges]) => {
  const part = key.replace(/[[\]]/g, '')
  const url = Object.entries(koreanFiles).find(([path]) => path.includes(`-kr-${part}-500-`))?.[1]
  return url && /^\d+$/.test(part)
    ? [{ name: `Noto Sans KR ${part}`, url, matches: (text) => inRanges(text, ranges) }]
    : []
})

const sources: FontSource[] = [
  { name: 'Fraunces', face: 'display', url: fraunces, matches: always },
  { name: 'Figtree', face: 'text', url: figtree500, matches: always },
  { name: 'Figtree Bold', face: 'strong', url: figtree700, matches: always },
  { name: 'Fraunces Ext', face: 'display', url: frauncesExt, matches: latinExtended },
  { name: 'Figtree Ext', face: 'text', url: figtreeExt500, matches: latinExtended },
  { name: 'Figtree Bold Ext', face: 'strong', url: figtreeExt700, matches: latinExtended },
  { name: 'Noto Sans Arabic', url: arabic, matches: (text) => /\p{Script=Arabic}/u.test(text) },
  { name: 'Noto Sans Hebrew', url: hebrew, matches: (text) => /\p{Script=Hebrew}/u.test(text) },
  { name: 'Noto Sans Greek', url: greek, matches: (text) => /\p{Script=Greek}/u.test(text) },
  { name: 'Noto Sans Cyrillic', url: cyrillic, matches: (text) => /\p{Script=Cyrillic}/u.test(text) },
  { name: 'Noto Sans Devanagari', url: devanagari, matches: (text) => /\p{Script=Devanagari}/u.test(text) },
  { name: 'Noto Sans Vietnamese', url: vietnamese, matches: latinExtended },
]

/** The fonts for a text, best first. */
export function fontsFor(text: string): FontSource[] {
  const others = /\p{Script=Hangul}|\p{Script=Han}/u.test(text) ? korean : []
  return [...sources, ...others].filter(({ matches }) => matches(text))
}

/** Whether a text has a character in ranges such as 'U+0041-005a,U+00e9'; plain Latin needs no further font. */
function inRanges(text: string, ranges: string): boolean {
  const pairs = ranges.split(',').map((range) =>
    range
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16)),
  )
  return [...text].some((sign) => {
    const code = sign.codePointAt(0) ?? 0
    return code > 0x2ff && pairs.some(([from = 0, to = from]) => code >= from && code <= to)
  })
}
