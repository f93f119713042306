import { env } from '#config/env.ts'

/** Makes a path of the site an absolute URL; absolute URLs stay as they are. */
export const absolute = (url: string) => new URL(url, `${env.siteUrl}/`).href

/** An `@id` that other objects on the page can refer to. */
export const idOf = (path: string, what: string) => `${absolute(path)}#${what}`

/** A schema.org object with an `@id`. */
export type Identified<Thing> = Exclude<Thing, string> & { '@id': string }
