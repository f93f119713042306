import type { Player } from './create-player.ts'
import { readStored, store } from './storage.ts'

const NAME = 'captions'
const OFF = 'off'

/** A track of video.js, whose types leave its list untyped. */
type Track = { kind: string; label: string; language: string; mode: 'disabled' | 'hidden' | 'showing' }
type TrackList = ArrayLike<Track> & {
  addEventListener(type: string, listener: () => void): void
  removeEventListener(type: string, listener: () => void): void
}

const listOf = (player: Player) => player.textTracks() as unknown as TrackList

/** The captions and subtitles that there are: those of the page, and those that an HLS playlist brings along. */
export function captionsOf(player: Player): Track[] {
  return Array.from(listOf(player)).filter(({ kind }) => kind === 'captions' || kind === 'subtitles')
}

/** The one that shows, as its place among them, or -1. */
export const shownCaption = (player: Player) => captionsOf(player).findIndex(({ mode }) => mode === 'showing')

/** Shows the one at `index`, or none (-1), and remembers that for the next video. */
export function chooseCaption(player: Player, index: number): void {
  const tracks = captionsOf(player)
  show(tracks, index)
  store(NAME, tracks[index]?.language ?? OFF)
}

/** On in the language chosen last, or in the first; or off. */
export function toggleCaptions(player: Player): void {
  const preferred = captionsOf(player).findIndex(({ language }) => language === readStored(NAME))
  chooseCaption(player, shownCaption(player) >= 0 ? -1 : Math.max(0, preferred))
}

/** Shows what was chosen on another video, as soon as its track is there. */
export function recallCaptions(player: Player): void {
  const language = readStored(NAME)
  if (typeof language !== 'string' || language === OFF) return
  listOf(player).addEventListener('addtrack', () => {
    const tracks = captionsOf(player)
    if (shownCaption(player) < 0)
      show(
        tracks,
        tracks.findIndex((track) => track.language === language),
      )
  })
}

/** Calls `changed` when another track shows or a track comes or goes; returns what ends that. */
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
