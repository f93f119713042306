import { expect, test } from 'vitest'
import type { Player } from './create-player.ts'
import { switchSource } from './qualities.ts'

/** A player that is at 0 and paused from the change of its source until that has loaded, as video.js is. */
function playerAt(at: number, rate: number) {
  const state = { at, rate, paused: false, source: '' }
  const waiting: (() => void)[] = []
  const player = {
    currentTime: (to = state.at) => (state.at = to),
    playbackRate: (to = state.rate) => (state.rate = to),
    paused: () => state.paused,
    autoplay: () => {},
    one: (_: string, listener: () => void) => void waiting.push(listener),
    src: ({ src }: { src: string }) => Object.assign(state, { at: 0, rate: 1, paused: true, source: src }),
    play: () => {
      state.paused = false
    },
  }
  const load = () => {
    for (const listener of waiting.splice(0)) listener()
  }
  return { player: player as unknown as Player, state, load }
}

test('a second change of the quality before the first has loaded keeps the position and the speed', () => {
  const { player, state, load } = playerAt(14, 1.25)
  for (const url of ['/480.mp4', '/720.mp4']) switchSource(player, { url, type: 'video/mp4' })
  load()
  expect(state).toEqual({ at: 14, rate: 1.25, paused: false, source: '/720.mp4' })

  state.at = 20
  switchSource(player, { url: '/480.mp4', type: 'video/mp4' })
  load()
  expect(state.at).toBe(20)
})
