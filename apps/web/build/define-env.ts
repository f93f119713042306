import { loadEnv } from 'vite'
import { parseEnv } from '../src/config/env-schema.ts'
import { sharingDesign } from './sharing-images/design.ts'

/** What stands for `import.meta.env.…` in the site's code (src/config/env.ts), checked. */
export function defineEnv(mode: string, root: string): Record<string, string> {
  const env = { ...parseEnv(loadEnv(mode, root, 'VITE_')), SHARING_DESIGN: sharingDesign() }
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  )
}
