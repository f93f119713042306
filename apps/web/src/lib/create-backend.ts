import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { env } from '../config/env.ts'

/** In a file of its own: what the rest of the package has stays out of the bundle. */
export function createBackend(): SupabaseClient {
  return createClient(env.supabaseUrl || location.origin, env.supabaseAnonKey)
}
