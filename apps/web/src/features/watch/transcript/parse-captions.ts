import { parseText, tokenizeVTTCue, type VTTNode } from 'media-captions'

/** A line of a transcript. */
export type Cue = {
  /** In seconds. */
  start: number
  end: number
  /** Plain text on one line. */
  text: string
}

/** Reads WebVTT or SubRip captions as lines of text, in the order of their times. What can't be read is left out. */
export async function parseCaptions(captions: string): Promise<Cue[]> {
  const type = /^\uFEFF?WEBVTT/.test(captions) ? 'vtt' : 'srt'
  const { cues } = await parseText(captions, { type, strict: false, errors: false })
  const lines = cues
    .map((cue) => ({ start: cue.startTime, end: cue.endTime, text: plainText(tokenizeVTTCue(cue)) }))
    .filter(({ text }) => text !== '')
    .toSorted((a, b) => a.start - b.start)
  // Live captions repeat a line while the next one is typed under it.
  return lines.filter(({ text }, index) => text !== lines[index - 1]?.text)
}

/** The words without their markup: a transcript has a style of its own. */
function plainText(nodes: VTTNode[]): string {
  return nodes
    .map((node) => (node.type === 'text' ? node.data : plainText(node.children)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
