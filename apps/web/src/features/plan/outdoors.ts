import type { Plan } from '#model/schemas.ts'
import type { Kind } from './budget.ts'

/** Something that an outdoor showing needs. It costs nothing if the church already has it. */
export type Thing = Plan['outdoors']['things'][number] & { isOwned: boolean }

/** `owned` has the ids of what the church already has, separated by commas. */
export function thingsFor({ outdoors }: Kind, plan: Plan, owned = ''): Thing[] {
  const ids = owned.split(',')
  if (!outdoors) return []
  return plan.outdoors.things.map((thing) => {
    const isOwned = ids.includes(thing.id)
    return { ...thing, isOwned, cost: isOwned ? 0 : thing.cost }
  })
}
