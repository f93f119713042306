import { siteAddress } from '#config/env.ts'
import plan from '#content/plan.yaml'
import site from '#content/site.yaml'
import { localToday } from './dates.ts'
import type { Sources } from './kit.ts'
import { kitFilms } from './kit-films.ts'

/** What kits are made from, today and on this device. */
export const kitSources = (sunset: Sources['sunset']): Sources => ({
  plan,
  films: kitFilms,
  site,
  address: siteAddress,
  today: localToday(),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  sunset,
})
