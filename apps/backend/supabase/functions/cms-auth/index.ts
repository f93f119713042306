import { cmsAuth } from '../_shared/cms-auth/cms-auth.ts'
import { exampleSecret, only, optional, setting } from '../_shared/environment.ts'
import { createLog } from '../_shared/log.ts'

const { env } = Deno
const origin = (text: string) => new URL(text).origin
const id = optional(env, 'GITHUB_CLIENT_ID', 'Ov23liAbCdEfGhIjKlMn', only(/^[\w.]+$/))
const secret = optional(env, 'GITHUB_CLIENT_SECRET', exampleSecret, only(/^\w{20,}$/))
const scope = optional(env, 'GITHUB_SCOPE', 'repo', only(/^(public_)?repo$/)) ?? 'public_repo'
const deps = {
  site: setting(env, 'SITE_URL', 'https://www.example.org', origin),
  app: id && secret ? { id, secret, scope } : undefined,
  github: optional(env, 'GITHUB_ORIGIN', 'https://github.example.org', origin) ?? 'https://github.com',
  fetch,
  log: createLog('cms-auth'),
}

Deno.serve((request) => cmsAuth(request, deps))
