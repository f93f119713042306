/** "2 h 11 min" or "8 episodes"; undefined if it is not known. */
export function runningTime({
  minutes,
  episodes,
}: {
  minutes?: number | undefined
  episodes?: number | undefined
}): string | undefined {
  if (episodes) return episodes === 1 ? '1 episode' : `${episodes} episodes`
  if (!minutes) return undefined
  const hours = Math.floor(minutes / 60)
  return [hours > 0 && `${hours} h`, minutes % 60 > 0 && `${minutes % 60} min`].filter(Boolean).join(' ')
}
