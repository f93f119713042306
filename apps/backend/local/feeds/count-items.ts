/**
 * How many items a Roku-style feed holds, wherever it keeps them: `series` (one or several, with or without
 * `seasons`), `movies`, `shortFormVideos`, `tvSpecials`. An item is an object whose `content` lists `videos`.
 */
export function countItems(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  if ('content' in value && isContent(value.content)) return 1
  return Object.values(value).reduce<number>((sum, child) => sum + countItems(child), 0)
}

function isContent(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'videos' in value
}
