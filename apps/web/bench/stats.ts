/** The median, lowest and highest of several rounds. Integers stay integers. */
export type Spread = { median: number; min: number; max: number }

/** @throws Error if there are no values. */
export function spread(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const [min, max] = [sorted[0], sorted.at(-1)]
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ]
  if (min === undefined || max === undefined || low === undefined || high === undefined)
    throw new Error('A spread needs at least one value')
  return { median: (low + high) / 2, min, max }
}

/** The ratios of values measured side by side, round by round. */
export const ratios = (values: number[], base: number[]): Spread =>
  spread(values.map((value, round) => value / (base[round] ?? Number.NaN)))
