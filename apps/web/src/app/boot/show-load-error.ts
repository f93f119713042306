/** Shows a notice with a reload button. The page is still readable without its JavaScript, and its links work. */
export function showLoadError(): void {
  const again = document.createElement('button')
  again.textContent = 'Load the page again'
  again.style.textDecoration = 'underline'
  again.onclick = () => location.reload()
  const alert = document.createElement('p')
  alert.role = 'alert'
  alert.append('Parts of this page could not be loaded. ', again)
  alert.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:var(--tp-z-tooltip);padding:1rem;text-align:center;background:var(--tp-surface);border-top:1px solid var(--tp-line)'
  document.body.append(alert)
}
