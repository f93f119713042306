/** A line of captions; times in seconds. */
export type SubRipCue = { start: number; end: number; text: string }

/** As programs and people write them: `00:00:01,500 --> 00:00:04,000`, without milliseconds, or with a different arrow. */
const TIME = String.raw`((?:\d+:)?\d{1,2}:\d{2}(?:[.,:]\d{1,3})?)`
const TIMES = new RegExp(String.raw`^\s*${TIME}\s*(?:-{1,2}|[–—])>\s*${TIME}`)
/** The number of the next line, if there is no empty line before it. */
const NUMBER = /\n\s*\d+\s*$/

/** Reads SubRip (`.srt`), which the feeds of Roku allow and browsers don't. What can't be read is left out. */
export function parseSubRip(text: string): SubRipCue[] {
  const lines = text.split(/\r\n?|\n/)
  const starts = lines.flatMap((line, at) => (TIMES.test(line) ? at : []))
  return starts.flatMap((at, index) => {
    const [, start = '', end = ''] = TIMES.exec(lines[at] ?? '') ?? []
    const [words = '', ...more] = lines
      .slice(at + 1, starts[index + 1])
      .join('\n')
      .split(/\n[^\S\n]*\n/)
    const isLast = index === starts.length - 1
    const shown = (more.length > 0 || isLast ? words : `\n${words}`.replace(NUMBER, '')).trim()
    return shown ? [{ start: toSeconds(start), end: toSeconds(end), text: toCueText(shown) }] : []
  })
}

const toSeconds = (time: string) =>
  time
    .replace(',', '.')
    .replace(/(:\d\d:\d\d):/, '$1.')
    .split(':')
    .reduce((seconds, part) => seconds * 60 + Number(part), 0)

/** Bold, italics and underlines mean the same in WebVTT; colors and positions (`{\an8}`) go. */
const toCueText = (words: string) =>
  words
    .replace(/\{\\[^}]*\}/g, '')
    .replace(/<(?!\/?[biu]>)\/?[a-z][^>]*>/gi, '')
    .replace(/&(?!\w+;)/g, '&amp;')
    .replace(/<(?!\/?[biu]>)/g, '&lt;')

/** UTF-8, UTF-16 or else Windows-1252, which old programs write. */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
