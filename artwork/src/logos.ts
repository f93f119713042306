import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { filmLogos } from './logos/films.ts'
import { siteLogos } from './logos/site.ts'
import { sponsorLogos } from './logos/sponsors.ts'
import { svg } from './logos/svg.ts'
import { PATHS } from './paths.ts'

mkdirSync(PATHS.images, { recursive: true })
for (const logo of [...filmLogos, ...siteLogos, ...sponsorLogos]) {
  const text = svg(logo)
  writeFileSync(resolve(PATHS.images, logo.file), text)
  console.log(`${logo.file} ${(text.length / 1024).toFixed(1)} KB`)
}
