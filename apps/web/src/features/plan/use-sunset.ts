import plan from '#content/plan.yaml'
import { part } from '#lib/part.ts'
import type { Answers } from './answers.ts'

const sunPart = part(() => import('./sunset.ts'))

/** Finds sunsets, once its code has loaded. It loads for a showing outdoors alone. */
export function useSunset(answers: Answers | undefined) {
  const isOutdoors = plan.kinds.some(({ id, outdoors }) => outdoors && id === answers?.kind)
  return sunPart.use(isOutdoors).module?.sunsetOn
}
