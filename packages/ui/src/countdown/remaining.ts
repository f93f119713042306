export type CountdownUnit = 'day' | 'hour' | 'minute' | 'second'

const SECONDS: [CountdownUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

/**
 * `left` ms in whole units down to `precision`; the last one is rounded up, so that it reads 1 until the end. Without
 * `left` the units have no value.
 */
export function remaining(left: number | undefined, precision: CountdownUnit) {
  const units = SECONDS.slice(0, SECONDS.findIndex(([unit]) => unit === precision) + 1)
  const smallest = units.at(-1)?.[1] ?? 1
  let rest = left === undefined ? undefined : Math.ceil(Math.max(left, 0) / 1000 / smallest) * smallest
  return units.map(([unit, size]) => {
    if (rest === undefined) return { unit, value: undefined }
    const value = Math.floor(rest / size)
    rest -= value * size
    return { unit, value }
  })
}
