/** Decides by the `Origin` header, for example `https://www.example.org`. */
export type OriginRule = (origin: string) => boolean

/** The rule for a list from the configuration: `https://www.example.org, https://example.org`. */
export function originsFrom(list: string): OriginRule {
  const origins = new Set(list.split(',').map((entry) => new URL(entry.trim()).origin))
  return (origin) => origins.has(origin)
}
