import site from '#content/site.yaml'
import type { SitePart } from '../routes.ts'

/** Whether the site has this optional part. */
export const has = (part: SitePart | undefined): boolean => part === undefined || !site.without.includes(part)
