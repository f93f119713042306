import site from '#config/site.yaml'

/** The address to write to. Where it does not fit into one line it breaks after the @, never within a word. */
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
