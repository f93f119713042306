import { env } from '#config/env.ts'

/** The whole address of something of the site; one that is whole stays as it is. */
export const absolute = (address: string) => new URL(address, `${env.siteUrl}/`).href

/** The name by which other things of the page point to this one. */
export const idOf = (path: string, what: string) => `${absolute(path)}#${what}`

/** A thing of schema.org that others of its page can point to. */
export type Identified<Thing> = Exclude<Thing, string> & { '@id': string }
