import siteLogo from '#content/images/site-logo.svg'
import site from '#content/site.yaml'

/** The ministry's wordmark. Embedded with `<use>` rather than `<img>`, so that it takes the text color of the theme. */
export function SiteLogo({ className }: { className?: string }) {
  return (
    <svg role="img" aria-label={site.name} viewBox="0 0 434 80" width="434" height="80" className={className}>
      <use href={`${siteLogo}#logo`} />
    </svg>
  )
}
