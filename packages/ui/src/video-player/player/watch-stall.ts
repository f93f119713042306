import type { Player } from './player.ts'

/** How long a video may wait for its next bytes, in s. */
const PATIENCE = 20

/** How long a video may stand still although it has its next bytes, in s. */
const RESTART_AFTER = 2

/**
 * Calls `stalled` when a video that should load or play has made no progress for 20 s, because browsers fire no event
 * for a dead connection. Time during which the page was suspended does not count.
 *
 * A video that stands still although it has its next bytes is paused and played again: WebKitGTK sometimes misses the end
 * of buffering, and waits for good.
 *
 * @param waited how long the video has waited before, in s
 */
export function watchStall(player: Player, stalled: () => void, waited = 0): void {
  let seen = waited > 0 ? undefined : ''
  let quiet = Math.min(Math.floor(waited), PATIENCE - 1)
  player.setInterval(() => {
    const { HAVE_CURRENT_DATA, NETWORK_LOADING } = HTMLMediaElement
    const loads = player.readyState() < HAVE_CURRENT_DATA && player.networkState() === NETWORK_LOADING
    const now = `${player.currentTime()} ${player.bufferedEnd()}`
    const waits = (loads || !player.paused()) && (seen === undefined || now === seen)
    seen = now
    quiet = waits ? quiet + 1 : 0
    const hasBytes = player.bufferedEnd() > (player.currentTime() ?? 0) + 1
    if (
      quiet === RESTART_AFTER &&
      hasBytes &&
      player.readyState() === HAVE_CURRENT_DATA &&
      !player.seeking()
    ) {
      player.pause()
      player.play()?.catch(() => {})
    }
    if (quiet === PATIENCE) stalled()
  }, 1000)
}
