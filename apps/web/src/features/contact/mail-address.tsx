import site from '#content/site.yaml'

/** The e-mail address. Wraps after the @ if it doesn't fit on one line. */
export function MailAddress() {
  const at = site.email.indexOf('@') + 1
  return (
    <span className="min-w-0">
      {site.email.slice(0, at)}
      <wbr />
      {site.email.slice(at)}
    </span>
  )
}
