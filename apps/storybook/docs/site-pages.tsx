/**
 * The address of apps/web's Storybook: `pnpm storybook` starts it next to this one; published, it is in a folder of
 * this one.
 */
const home = import.meta.env.DEV ? 'http://localhost:6007/' : './site/'

/** Leads to the pages of the site. */
export function SitePagesLink() {
  return (
    <a href={home} target="_blank" rel="noreferrer">
      Open the site's pages
    </a>
  )
}
