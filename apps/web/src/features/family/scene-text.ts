type Scene = { what: string; at?: number | undefined; episode?: number | undefined }

/** "41 min: a chase" */
export function sceneText({ what, at, episode }: Scene): string {
  if (episode !== undefined) return `Episode ${episode}: ${what}`
  return at === undefined ? what : `${at} min: ${what}`
}
