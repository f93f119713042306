import { namedTracks, type Track } from '../tracks.ts'
import type { Caption } from '../types.ts'
import type { Player } from './player.ts'
import { readStored, store } from './storage.ts'
import { decodeText, parseSubRip } from './subrip.ts'

const NAME = 'captions'
const LABEL = 'caption-label'
const OFF = 'off'

/** A text track, which video.js's types do not describe. */
type PlayerTrack = { kind: string; label: string; language: string; mode: 'disabled' | 'hidden' | 'showing' }
type TrackList = ArrayLike<PlayerTrack> & {
  addEventListener(type: 'addtrack', listener: () => void): void
}

const listOf = (player: Player) => player.textTracks() as unknown as TrackList

/** Adds captions: WebVTT as it is, SubRip converted. Other files would be in the menu and show nothing. */
export function addCaptions(player: Player, captions: Caption[], locale: string): void {
  for (const track of namedTracks(captions, locale)) {
    if (/\.vtt(?:[?#]|$)/i.test(track.url)) add(player, track, track.url)
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

/** All captions and subtitles: from the page and from an HLS playlist. */
export function captionsOf(player: Player): PlayerTrack[] {
  return Array.from(listOf(player)).filter(({ kind }) => kind === 'captions' || kind === 'subtitles')
}

/** The index of the track shown, or -1. */
export const shownCaption = (player: Player) => captionsOf(player).findIndex(({ mode }) => mode === 'showing')

/** Shows the track at `index`, or none (-1), and stores the choice for the next video. */
export function chooseCaption(player: Player, index: number): void {
  const tracks = captionsOf(player)
  show(tracks, index)
  store(NAME, tracks[index]?.language ?? OFF)
  if (tracks[index]) store(LABEL, tracks[index].label)
}

/** Turns captions off, or on in the language chosen last, or else in the first. */
export function toggleCaptions(player: Player): void {
  const preferred = findChosen(captionsOf(player), readStored(NAME))
  chooseCaption(player, shownCaption(player) >= 0 ? -1 : Math.max(0, preferred))
}

/** Shows captions in the language chosen on another video, once its track is added. */
export function recallCaptions(player: Player): void {
  const language = readStored(NAME)
  if (typeof language !== 'string' || language === OFF) return
  let recalled: PlayerTrack | undefined
  listOf(player).addEventListener('addtrack', () => {
    const tracks = captionsOf(player)
    const shown = tracks[shownCaption(player)]
    // A later track may have exactly the name that was chosen.
    if (shown && shown !== recalled) return
    const index = findChosen(tracks, language)
    recalled = tracks[index]
    show(tracks, index)
  })
}

/** The track in a language; if there are several, the one whose name was chosen. */
function findChosen(tracks: PlayerTrack[], language: unknown): number {
  const label = readStored(LABEL)
  const exact = tracks.findIndex((track) => track.language === language && track.label === label)
  return exact >= 0 ? exact : tracks.findIndex((track) => track.language === language)
}

function show(tracks: PlayerTrack[], index: number) {
  for (const [at, track] of tracks.entries()) track.mode = at === index ? 'showing' : 'disabled'
}
