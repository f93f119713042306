/** Parses a stored family, checking only its version; null if it isn't one. Part of every page, unlike family.ts. */
export function parseFamily(stored: string | null): Record<string, unknown> | null {
  try {
    const value: Record<string, unknown> | null = JSON.parse(stored ?? 'null')
    return value?.version === 1 ? value : null
  } catch {
    return null
  }
}
