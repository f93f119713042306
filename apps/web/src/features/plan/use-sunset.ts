import plan from '#content/plan.yaml'
import { part } from '#lib/part.ts'
import type { Answers } from './answers.ts'

const sunPart = part(() => import('./sunset.ts'))

/** Calculates sunsets, once its code has loaded, which is only for outdoor showings. */
export function useSunset(answers: Answers | undefined) {
  const isOutdoors = plan.kinds.some(({ id, outdoors }) => outdoors && id === answers?.kind)
  return sunPart.use(isOutdoors).module?.sunsetOn
}
