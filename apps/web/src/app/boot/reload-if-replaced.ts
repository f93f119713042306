const KEY = 'replaced'

/**
 * Loads the page again if a newer build has replaced this one: the server no longer has this build's entry. Once per
 * build, so that a broken deployment can't keep visitors in a loop; never where storage is blocked, for the same reason.
 */
export async function reloadIfReplaced(entry: string): Promise<void> {
  const { status } = await fetch(entry, { method: 'HEAD', cache: 'no-store' })
  if (status !== 404 || sessionStorage.getItem(KEY) === entry) return
  sessionStorage.setItem(KEY, entry)
  location.reload()
}
