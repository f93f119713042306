import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Names and contacts of the ministry, as the site has them. */
export const site: {
  name: string
  shortName: string
  email: string
  phone: { display: string; href: string }
} = parse(readFileSync(new URL('../../src/config/site.yaml', import.meta.url), 'utf8'))
