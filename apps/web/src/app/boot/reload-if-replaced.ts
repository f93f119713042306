const KEY = 'replaced'

/**
 * Reloads the page if a newer deployment has replaced this build, which means the server no longer has its entry script.
 * Reloads only once per build, so a broken deployment can't trap visitors in a loop; for the same reason it never reloads
 * when storage is blocked.
 */
export async function reloadIfReplaced(entry: string, reload = () => location.reload()): Promise<void> {
  if (hasTypedText()) return
  const { status } = await fetch(entry, { method: 'HEAD', cache: 'no-store' })
  if (status !== 404 || sessionStorage.getItem(KEY) === entry) return
  sessionStorage.setItem(KEY, entry)
  reload()
}

/** Don't reload while a form is partly filled in: losing the input would be worse than staying on an old build. */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=radio], [type=checkbox]), textarea',
  )
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}
