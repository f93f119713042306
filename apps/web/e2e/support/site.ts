import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The ministry's names and contacts. */
export const site: {
  name: string
  shortName: string
  email: string
  phone: { display: string; href: string }
} = parse(readFileSync(new URL('../../src/config/site.yaml', import.meta.url), 'utf8'))
