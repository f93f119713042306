const second = 1000
const minute = 60 * second
const hour = 60 * minute

const steps = [10 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, hour]
const lastStep = 6 * hour

/**
 * How long to wait after the `attempts`-th try, in ms: anything up to the step ("full jitter"), so that thousands that
 * failed together don't come back together.
 */
export function backoff(attempts: number): number {
  const step = steps[attempts - 1] ?? lastStep
  return Math.round(second + Math.random() * (step - second))
}

/** "Signed up to a lot of lists very recently" is lifted after days, not minutes. */
const listSteps = [5 * minute, 24 * hour, 48 * hour, 7 * 24 * hour]

export const afterTooManyLists = (attempts: number) => listSteps[Math.min(attempts, listSteps.length) - 1]
