import site from '#config/site.yaml'
import siteLogo from '#content/images/site-logo.svg'

/** The ministry's wordmark. Referenced, not shown as a picture, so that it takes the text colour of either theme. */
export function SiteLogo({ className }: { className?: string }) {
  return (
    <svg role="img" aria-label={site.name} viewBox="0 0 434 80" width="434" height="80" className={className}>
      <use href={`${siteLogo}#logo`} />
    </svg>
  )
}
