/** A line of captions; times in seconds. */
export type SubRipCue = { start: number; end: number; text: string }

const TIMES = /^\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})\s*-->\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})/

/** Reads SubRip (`.srt`), which the feeds of Roku allow and browsers don't. What can't be read is left out. */
export function parseSubRip(text: string): SubRipCue[] {
  return text.split(/\r?\n(?:[^\S\n]*\r?\n)+/).flatMap((block) => {
    const lines = block.split(/\r?\n/)
    const at = lines.findIndex((line) => TIMES.test(line))
    const [, start, end] = TIMES.exec(lines[at] ?? '') ?? []
    const words = lines
      .slice(at + 1)
      .join('\n')
      .trim()
    return start && end && words
      ? [{ start: toSeconds(start), end: toSeconds(end), text: toCueText(words) }]
      : []
  })
}

const toSeconds = (time: string) =>
  time
    .replace(',', '.')
    .split(':')
    .reduce((seconds, part) => seconds * 60 + Number(part), 0)

/** Bold, italics and underlines mean the same in WebVTT; colors and positions (`{\an8}`) go. */
const toCueText = (words: string) =>
  words
    .replace(/\{\\[^}]*\}/g, '')
    .replace(/<(?!\/?[biu]>)\/?[a-z][^>]*>/gi, '')
    .replace(/&(?!\w+;)/g, '&amp;')
    .replace(/<(?!\/?[biu]>)/g, '&lt;')

/** UTF-8, or else Windows-1252, which old programs write. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
