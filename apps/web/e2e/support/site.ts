import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

type Link = { to: string; label: string }

/** The ministry's names, contact details and menus in the content of the tests. */
export const site: {
  name: string
  shortName: string
  email: string
  phone: { display: string; href: string }
  navigation: Link[]
  footerLinks: Link[]
} = parse(readFileSync(new URL('../content/site.yaml', import.meta.url), 'utf8'))
