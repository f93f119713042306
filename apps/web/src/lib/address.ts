import { env } from '#config/env.ts'

/** The whole address of a file of the site, as it is typed from paper. */
export const addressOf = (path: string) => env.siteUrl + path
