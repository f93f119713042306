import { rm } from 'node:fs/promises'
import { buildSite, serveSite } from './site-server.ts'
import { makeWorkbench, type Site, sites } from './workbench.ts'

/** `pnpm site next`: packs the packages, installs and builds that site, and serves it until Ctrl+C. */
const site = process.argv[2] as Site
if (!sites.includes(site)) {
  console.error(`Which site? One of ${sites.join(', ')}`)
  process.exit(1)
}
console.log('Packing and installing...')
const workbench = await makeWorkbench()
console.log(`Building ${workbench}/${site}...`)
await buildSite(site, `${workbench}/${site}`)
const { url, close } = await serveSite(site, `${workbench}/${site}`)
console.log(`${url}   (Ctrl+C ends it and removes the folder)`)
process.on('SIGINT', async () => {
  close()
  await rm(workbench, { recursive: true, force: true })
  process.exit()
})
