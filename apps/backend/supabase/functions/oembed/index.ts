import { setting } from '../_shared/environment.ts'
import { createLog } from '../_shared/log.ts'
import { oembed } from '../_shared/oembed/oembed.ts'

const site = setting(Deno.env, 'SITE_URL', 'https://www.example.org', (text) => new URL(text).origin)
const log = createLog('oembed')

Deno.serve((request) =>
  oembed(request, {
    isSite: (origin) => origin === site,
    read: (path) => fetch(site + path, { redirect: 'error', signal: AbortSignal.timeout(8000) }),
    log,
  }),
)
