import { clips } from './clip-list.ts'
import { lengthOf } from './film.ts'
import { trailerOf } from './trailer-list.ts'

/** How long each clip plays, in whole seconds: what the sample feeds say of it. */
export const clipLengths: ReadonlyMap<string, number> = new Map(
  clips.map(({ id, scene, seconds }) => {
    const trailer = trailerOf[scene]
    return [id, Math.round(trailer ? lengthOf(trailer) : (seconds ?? 0))]
  }),
)
