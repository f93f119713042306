import { createClient } from '@supabase/supabase-js'
import { env } from '#config/env.ts'

/** In a separate file, so that the bundler can tree-shake the package. */
export function createBackend() {
  return createClient(env.supabaseUrl || location.origin, env.supabaseAnonKey)
}
