/**
 * Shows a notice with a reload button. The page is still readable without its JavaScript, and its links work, but its forms
 * can't be sent: whoever tries, or has tried already (`isFormWaiting`), is told what to do instead. The search has an
 * `action` and works.
 */
export function showLoadError(email: string, isFormWaiting: boolean): void {
  const again = document.createElement('button')
  again.textContent = 'Load the page again'
  const mail = document.createElement('a')
  mail.textContent = email
  mail.href = `mailto:${email}`
  for (const { style } of [again, mail]) style.textDecoration = 'underline'
  again.onclick = () => location.reload()

  const alert = document.createElement('p')
  alert.role = 'alert'
  alert.append('Parts of this page could not be loaded. ', again)
  alert.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:var(--tp-z-tooltip);padding:1rem;text-align:center;background:var(--tp-surface);border-top:1px solid var(--tp-line)'
  document.body.append(alert)

  const tellUnsent = () =>
    alert.replaceChildren(
      'This form was not sent, because parts of the page could not be loaded. ',
      again,
      ' and try once more, or write to ',
      mail,
      '.',
    )
  if (isFormWaiting) tellUnsent()
  addEventListener('submit', ({ target }) => (target as Element).hasAttribute('action') || tellUnsent(), true)
}
