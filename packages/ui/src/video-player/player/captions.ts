import type { Player } from './create-player.ts'
import { readStored, store } from './storage.ts'

const NAME = 'captions'
const LABEL = 'caption-label'
const OFF = 'off'

/** A text track, which video.js's types do not describe. */
type Track = { kind: string; label: string; language: string; mode: 'disabled' | 'hidden' | 'showing' }
type TrackList = ArrayLike<Track> & {
  addEventListener(type: string, listener: () => void): void
  removeEventListener(type: string, listener: () => void): void
}

const listOf = (player: Player) => player.textTracks() as unknown as TrackList

/** All captions and subtitles: from the page and from an HLS playlist. */
export function captionsOf(player: Player): Track[] {
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
  let recalled: Track | undefined
  listOf(player).addEventListener('addtrack', () => {
    const tracks = captionsOf(player)
    const shown = tracks[shownCaption(player)]
    // A later track may have the very name that was chosen.
    if (shown && shown !== recalled) return
    const index = findChosen(tracks, language)
    recalled = tracks[index]
    show(tracks, index)
  })
}

/** The track in a language: of several, the one whose name was chosen. */
function findChosen(tracks: Track[], language: unknown): number {
  const label = readStored(LABEL)
  const exact = tracks.findIndex((track) => track.language === language && track.label === label)
  return exact >= 0 ? exact : tracks.findIndex((track) => track.language === language)
}

/** Calls `changed` when the tracks or their modes change. Returns a cleanup function. */
export function watchCaptions(player: Player, changed: () => void): () => void {
  const list = listOf(player)
  const types = ['change', 'addtrack', 'removetrack']
  for (const type of types) list.addEventListener(type, changed)
  return () => {
    for (const type of types) list.removeEventListener(type, changed)
  }
}

function show(tracks: Track[], index: number) {
  for (const [at, track] of tracks.entries()) track.mode = at === index ? 'showing' : 'disabled'
}
