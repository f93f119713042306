import type { SupabaseClient } from '@supabase/supabase-js'
import { env } from '#config/env.ts'

let client: Promise<SupabaseClient> | undefined

/** The Supabase client. It is heavy (49 KB): call this when a form is first used, not when a page loads. */
export function loadBackend(): Promise<SupabaseClient> {
  client ??= import('@supabase/supabase-js').then(
    ({ createClient }) => createClient(env.supabaseUrl || location.origin, env.supabaseAnonKey),
    (error: unknown) => {
      // A failed download must not stand in the way of the next try.
      client = undefined
      throw error
    },
  )
  return client
}
