import type { ComponentProps } from 'react'

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/**
 * A link to another page of the site. A plain link: app/use-page-links.ts navigates and preloads all of them. With
 * `data-page-link="replace"` the page replaces this one in the history; with `"return"` it opens the way the visitor
 * left it.
 */
export const PageLink = ({ to, ...props }: PageLinkProps) => <a data-page-link="" {...props} href={to} />
