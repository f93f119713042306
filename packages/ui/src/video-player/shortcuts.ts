import { type RefObject, useLayoutEffect } from 'react'
import type { LabelText } from '../labels/label-text.ts'
import { captionsOf, toggleCaptions } from './player/captions.ts'
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
import type { Player } from './player/player.ts'
import { toggleVideo } from './start-video.ts'

type Act = (player: Player, key: string, toggleHelp: () => void) => void

export type Shortcut = {
  /** Values of `KeyboardEvent.key`, letters in lower case. */
  keys: string[]
  /** The names in the list of shortcuts. */
  shown: string[]
  does: LabelText
  values?: Record<string, number>
  act: Act
  /** Whether it repeats while the key is held. */
  repeats?: boolean
  /** False if it would do nothing: then it is neither handled nor listed. */
  available?: (player: Player) => boolean
}

/** A shortcut whose key is shown as it is, unless `more` says otherwise. */
const shortcut = (key: string, does: LabelText, act: Act, more: Partial<Shortcut> = {}): Shortcut => ({
  keys: [key.length === 1 ? key.toLowerCase() : key],
  shown: [key],
  does,
  act,
  ...more,
})

function skipping(key: string, seconds: number, shown = key): Shortcut {
  const does = seconds < 0 ? 'Back {seconds} seconds' : 'Forward {seconds} seconds'
  const values = { seconds: Math.abs(seconds) }
  return shortcut(key, does, (player) => skip(player, seconds), { shown: [shown], values, repeats: true })
}

const playOrPause = shortcut('K', 'Play or pause', togglePlay, { keys: [' ', 'k'], shown: ['Space', 'K'] })

/** All keyboard shortcuts of the player. */
export const shortcuts: Shortcut[] = [
  playOrPause,
  skipping('ArrowLeft', -5, '←'),
  skipping('ArrowRight', 5, '→'),
  skipping('J', -10),
  skipping('L', 10),
  shortcut('0', 'Jump to 0 … 90 %', (player, key) => seek(player, (lengthOf(player) * Number(key)) / 10), {
    keys: [...'0123456789'],
    shown: ['0', '…', '9'],
  }),
  shortcut('Home', 'To the beginning', (player) => seek(player, 0)),
  shortcut('End', 'To the end', (player) => seek(player, lengthOf(player))),
  shortcut('ArrowUp', 'Louder', (player) => changeVolume(player, 0.1), { shown: ['↑'], repeats: true }),
  shortcut('ArrowDown', 'Quieter', (player) => changeVolume(player, -0.1), { shown: ['↓'], repeats: true }),
  shortcut('M', 'Sound on or off', toggleMute),
  shortcut('C', 'Captions on or off', toggleCaptions, {
    available: (player) => captionsOf(player).length > 0,
  }),
  shortcut('>', 'Faster', (player) => changeRate(player, 1)),
  shortcut('<', 'Slower', (player) => changeRate(player, -1)),
  shortcut('F', 'Fill the screen, or leave it', toggleFullscreen, { available: canFillScreen }),
  shortcut('P', 'Picture-in-picture on or off', togglePictureInPicture, { available: canPictureInPicture }),
  shortcut('?', 'Show or hide this list', (_, __, toggleHelp) => toggleHelp()),
]

/** The shortcuts available for this video in this browser. */
export const shortcutsFor = (player: Player) =>
  shortcuts.filter(({ available }) => available?.(player) ?? true)

/** Keys that the focused element handles itself. */
const NEEDED: [where: string, keys: RegExp][] = [
  // Keys typed into a text field are text.
  ['select, textarea, input:not([type=range]), [contenteditable]', /./],
  ['[role=menu]', /^(Arrow.*|Home|End|Enter| )$/],
  ['[type=range]', /^(Arrow.*|Home|End|Page.*)$/],
  ['button, a[href]', /^(Enter| )$/],
  // The list of shortcuts responds only to the key that opened it.
  ['dialog', /^[^?]|.{2}/],
  ['.vjs-modal-dialog', /./],
]

/** The shortcut of a key press, unless the browser or the focused element handles the key. */
function findShortcut(event: KeyboardEvent): Shortcut | undefined {
  const { key, target } = event
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
  const name = key.length === 1 ? key.toLowerCase() : key
  // Shift is needed to type ?, < and, on French keyboards, digits. With a letter or a named key it means something else.
  if (event.shiftKey && /^([a-z]|.{2,}| )$/.test(name)) return
  if (!(target instanceof Element)) return
  if (NEEDED.some(([where, keys]) => target.closest(where) && keys.test(key))) return
  return shortcuts.find(({ keys }) => keys.includes(name))
}

/**
 * Handles the keyboard shortcuts while the focus is inside `root` (WCAG 2.1.4). Until there is a player, a video that it is
 * about to take over plays and pauses.
 */
export function useShortcuts(
  root: RefObject<HTMLElement | null>,
  player: Player | null,
  startedVideo: HTMLVideoElement | undefined,
  toggleHelp: () => void,
) {
  // A layout effect, so that the keys work as soon as the controls show.
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const press = (event: KeyboardEvent) => {
      const shortcut = findShortcut(event)
      if (!shortcut) return
      // A focused video with the browser's own controls handles its keys itself.
      const isPlain = startedVideo && event.target !== startedVideo && element.contains(startedVideo)
      const isAvailable = player
        ? shortcutsFor(player).includes(shortcut)
        : isPlain && shortcut === playOrPause
      if (!isAvailable) return
      // Otherwise the space bar would also scroll the page.
      event.preventDefault()
      if (event.repeat && !shortcut.repeats) return
      if (player) shortcut.act(player, event.key, toggleHelp)
      else if (startedVideo) toggleVideo(startedVideo)
    }
    element.addEventListener('keydown', press)
    return () => element.removeEventListener('keydown', press)
  }, [root, player, startedVideo, toggleHelp])
}
