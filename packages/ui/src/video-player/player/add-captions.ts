import { isWebVtt } from '../caption-formats.ts'
import { namedTracks, type Track } from '../tracks.ts'
import type { Caption } from '../types.ts'
import type { Player } from './create-player.ts'
import { decodeText, parseSubRip } from './subrip.ts'

/** Adds captions: WebVTT as it is, SubRip converted. A file of any other kind would be in the menu and show nothing. */
export function addCaptions(player: Player, captions: Caption[], locale: string): void {
  for (const track of namedTracks(captions, locale)) {
    if (isWebVtt(track.url)) add(player, track, track.url)
    else addOther(player, track).catch(() => {})
  }
}

async function addOther(player: Player, track: Track): Promise<void> {
  const answer = await fetch(track.url)
  const text = answer.ok ? decodeText(await answer.arrayBuffer()) : ''
  if (player.isDisposed()) return
  if (text.startsWith('WEBVTT')) return void add(player, track, track.url)
  const cues = parseSubRip(text)
  if (cues.length === 0) return
  const { track: added } = add(player, track) as unknown as HTMLTrackElement
  for (const { start, end, text } of cues) added.addCue(new VTTCue(start, end, text))
}

/** `true` keeps the track when the source changes. */
const add = (player: Player, { kind, language, label }: Track, src?: string) =>
  player.addRemoteTextTrack({ kind, srclang: language, label, ...(src && { src }) }, true)
