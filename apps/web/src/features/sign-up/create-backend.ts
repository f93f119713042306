import { createClient } from '@supabase/supabase-js'
import { env } from '#config/env.ts'

/** In a file of its own, so that the bundler can leave out what the site does not use of the package. */
export const createBackend = () => createClient(env.supabaseUrl || location.origin, env.supabaseAnonKey)
