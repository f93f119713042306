import type { ComponentProps } from 'react'

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/**
 * A link to another page of the site. A plain one: app/use-page-links.ts follows and preloads all of them. With
 * `data-page-link="replace"` its page takes the place of this one in the history; with `"return"` it opens as the visitor left it.
 */
export const PageLink = ({ to, ...props }: PageLinkProps) => <a data-page-link="" {...props} href={to} />
