import { siteAddress } from '#config/env.ts'
import plan from '#content/plan.yaml'
import site from '#content/site.yaml'
import { localToday } from './dates.ts'
import type { Sources } from './kit.ts'
import { filmsToPlan } from './kit-films.ts'

/** What kits are made from at a time (ms since 1970), on this device. */
export const kitSources = (now: number, sunset: Sources['sunset']): Sources => ({
  plan,
  films: filmsToPlan(now),
  site,
  address: siteAddress,
  today: localToday(),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  sunset,
})
