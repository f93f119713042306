import site from '#content/site.yaml'

type NeedsScriptProps = {
  /** What doesn't work, up to "write to …". */
  before: string
  /** The text after our contacts. */
  after: string
}

/**
 * For a `<noscript>` next to a form that only the page's code can send. Hides the page's forms, which would lead to a
 * host's error page if the browser sent them, and says what works instead.
 */
export const NeedsScript = ({ before, after }: NeedsScriptProps) => (
  <>
    <style>{'form[method=post] { display: none }'}</style>
    <p className="text-lg wrap-anywhere [&_a]:text-tp-accent [&_a]:underline">
      {before} write to <a href={`mailto:${site.email}`}>{site.email}</a>
      {site.phone && (
        <>
          {' '}
          or call <a href={site.phone.href}>{site.phone.display}</a>
        </>
      )}
      {after}
    </p>
  </>
)
