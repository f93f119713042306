import { createClient } from '@supabase/supabase-js'
import { env } from '#config/env.ts'

/** In a separate file, so that the bundler can tree-shake the package. */
export const createBackend = () => createClient(env.supabaseUrl || location.origin, env.supabaseAnonKey)
