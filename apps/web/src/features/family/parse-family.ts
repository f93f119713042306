/** What is stored as a family, unchecked but for its version; null if it is none. On every page, unlike family.ts. */
export function parseFamily(stored: string | null): Record<string, unknown> | null {
  try {
    const value: Record<string, unknown> | null = JSON.parse(stored ?? 'null')
    return value?.version === 1 ? value : null
  } catch {
    return null
  }
}
