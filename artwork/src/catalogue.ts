import type { Scene } from './core/scene.ts'
import { events } from './scenes/events.ts'
import { podcasts, settings } from './scenes/podcasts.ts'
import { posts } from './scenes/posts.ts'
import { series } from './scenes/series.ts'
import { sharing } from './scenes/sharing.ts'
import { shorts } from './scenes/shorts.ts'
import { trailers } from './scenes/trailers.ts'

export interface Shelf {
  readonly scenes: readonly Scene[]
  readonly width: number
  readonly height: number
  /** Words stand beside it, not on it. */
  readonly bare?: boolean
}

const WIDE = { width: 800, height: 450 }

/** Every poster, by the shape of its row. A new film is one more entry in its scenes file. */
export const shelves: readonly Shelf[] = [
  { scenes: trailers, width: 640, height: 960 },
  { scenes: shorts, width: 540, height: 960 },
  { scenes: podcasts, ...WIDE },
  { scenes: sharing, ...WIDE },
  { scenes: events, ...WIDE },
  { scenes: series, ...WIDE },
  { scenes: posts, ...WIDE, bare: true },
]

export const findScene = (id: string): Scene => {
  const scene = [...settings, ...shelves.flatMap((shelf) => shelf.scenes)].find((one) => one.id === id)
  if (!scene) throw new Error(`No scene "${id}"`)
  return scene
}
