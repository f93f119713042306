import site from '#content/site.yaml'
import type { Site } from '#model/schemas.ts'

/** Whether the site has this part; all have the rest of it. */
export const has = (part: Site['without'][number] | undefined): boolean =>
  part === undefined || !site.without.includes(part)
