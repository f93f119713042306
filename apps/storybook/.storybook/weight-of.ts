const weights = new Map<string, Promise<number | undefined>>()

/** What a component weighs. The same promise each time, as `use` needs it. */
export function weightOf(name: string): Promise<number | undefined> {
  const weight = weights.get(name) ?? import('virtual:weights').then(({ default: all }) => all[name])
  weights.set(name, weight)
  return weight
}
