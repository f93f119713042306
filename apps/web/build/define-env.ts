import { loadEnv } from 'vite'
import { parseEnv } from '../src/config/env-schema.ts'
import { sharingDesign } from './sharing-images/design.ts'

/** Vite's `define` for `import.meta.env.…` (src/config/env.ts), with the validated environment. */
export function defineEnv(mode: string, root: string): Record<string, string> {
  const env = { ...parseEnv(loadEnv(mode, root, 'VITE_')), SHARING_DESIGN: sharingDesign() }
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  )
}
