import type { LabelText } from '../labels/label-text.ts'
import { captionsOf, toggleCaptions } from './player/captions.ts'
import type { Player } from './player/create-player.ts'
import {
  canFillScreen,
  canPictureInPicture,
  changeRate,
  changeVolume,
  lengthOf,
  seek,
  skip,
  toggleFullscreen,
  toggleMute,
  togglePictureInPicture,
  togglePlay,
} from './player/playback.ts'

export type ShortcutContext = { player: Player; toggleHelp: () => void }

export type Shortcut = {
  /** Values of `KeyboardEvent.key`, letters in lower case. */
  keys: string[]
  /** The names in the list of shortcuts. */
  shown: string[]
  does: LabelText
  values?: Record<string, number>
  act: (context: ShortcutContext, key: string) => void
  /** Whether it repeats while the key is held. */
  repeats?: boolean
  /** False if it would do nothing: then it is neither handled nor listed. */
  available?: (player: Player) => boolean
}

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

export const playOrPause: Shortcut = {
  keys: [' ', 'k'],
  shown: ['Space', 'K'],
  does: 'Play or pause',
  act: ({ player }) => togglePlay(player),
}

/** All keyboard shortcuts of the player. */
export const shortcuts: Shortcut[] = [
  playOrPause,
  {
    keys: ['ArrowLeft'],
    shown: ['←'],
    does: 'Back {seconds} seconds',
    values: { seconds: 5 },
    act: ({ player }) => skip(player, -5),
    repeats: true,
  },
  {
    keys: ['ArrowRight'],
    shown: ['→'],
    does: 'Forward {seconds} seconds',
    values: { seconds: 5 },
    act: ({ player }) => skip(player, 5),
    repeats: true,
  },
  {
    keys: ['j'],
    shown: ['J'],
    does: 'Back {seconds} seconds',
    values: { seconds: 10 },
    act: ({ player }) => skip(player, -10),
    repeats: true,
  },
  {
    keys: ['l'],
    shown: ['L'],
    does: 'Forward {seconds} seconds',
    values: { seconds: 10 },
    act: ({ player }) => skip(player, 10),
    repeats: true,
  },
  {
    keys: DIGITS,
    shown: ['0', '…', '9'],
    does: 'Jump to 0 … 90 %',
    act: ({ player }, key) => seek(player, (lengthOf(player) * Number(key)) / 10),
  },
  { keys: ['Home'], shown: ['Home'], does: 'To the beginning', act: ({ player }) => seek(player, 0) },
  { keys: ['End'], shown: ['End'], does: 'To the end', act: ({ player }) => seek(player, lengthOf(player)) },
  {
    keys: ['ArrowUp'],
    shown: ['↑'],
    does: 'Louder',
    act: ({ player }) => changeVolume(player, 0.1),
    repeats: true,
  },
  {
    keys: ['ArrowDown'],
    shown: ['↓'],
    does: 'Quieter',
    act: ({ player }) => changeVolume(player, -0.1),
    repeats: true,
  },
  { keys: ['m'], shown: ['M'], does: 'Sound on or off', act: ({ player }) => toggleMute(player) },
  {
    keys: ['c'],
    shown: ['C'],
    does: 'Captions on or off',
    act: ({ player }) => toggleCaptions(player),
    available: (player) => captionsOf(player).length > 0,
  },
  { keys: ['>'], shown: ['>'], does: 'Faster', act: ({ player }) => changeRate(player, 1) },
  { keys: ['<'], shown: ['<'], does: 'Slower', act: ({ player }) => changeRate(player, -1) },
  {
    keys: ['f'],
    shown: ['F'],
    does: 'Fill the screen, or leave it',
    act: ({ player }) => toggleFullscreen(player),
    available: canFillScreen,
  },
  {
    keys: ['p'],
    shown: ['P'],
    does: 'Picture-in-picture on or off',
    act: ({ player }) => togglePictureInPicture(player),
    available: canPictureInPicture,
  },
  { keys: ['?'], shown: ['?'], does: 'Show or hide this list', act: ({ toggleHelp }) => toggleHelp() },
]

/** The shortcuts available for this video in this browser. */
export const shortcutsFor = (player: Player) =>
  shortcuts.filter(({ available }) => available?.(player) ?? true)
