type Scene = { what: string; at?: number | undefined; episode?: number | undefined }

/** "41 min: a chase", or "At the start: a chase" */
export function sceneText({ what, at, episode }: Scene): string {
  if (episode !== undefined) return `Episode ${episode}: ${what}`
  if (at === undefined) return what
  return `${at === 0 ? 'At the start' : `${at} min`}: ${what}`
}
