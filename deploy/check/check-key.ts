/** Roles that a page may have. */
const FOR_BROWSERS = 'anon'

/** What is wrong with the key that goes into the pages; it is never repeated. */
export function keyProblem(key: string, supabaseUrl: string): string | undefined {
  if (key.startsWith('sb_secret_'))
    return 'is a secret key, which opens the whole database: set the publishable one'
  if (key.startsWith('sb_publishable_')) return undefined
  if (key === 'local-anon-key') {
    return supabaseUrl ? 'is not set: copy the anon or publishable key of the project' : undefined
  }
  const claims = claimsOf(key)
  if (!claims) return 'is no key of a Supabase project: copy the anon or publishable one'
  const { role, ref, exp } = claims
  if (role !== FOR_BROWSERS)
    return `is the key of ${String(role)}, which is not for browsers: set the anon key`
  const project = /^https:\/\/([^.]+)\.supabase\.co$/.exec(supabaseUrl)?.[1]
  if (project && ref && ref !== project) return `is that of the project ${String(ref)}, not of ${supabaseUrl}`
  if (typeof exp === 'number' && exp * 1000 < Date.now()) return 'has expired: copy the anon key anew'
  return undefined
}

/** What a JSON Web Token says; undefined for what is none. */
function claimsOf(token: string): Record<string, unknown> | undefined {
  const [, payload = ''] = token.split('.')
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
    return typeof claims === 'object' && claims !== null ? { ...claims } : undefined
  } catch {
    return undefined
  }
}
