import type { SupabaseClient } from '@supabase/supabase-js'

let client: Promise<SupabaseClient> | undefined

/** The Supabase client. It is heavy (49 KB): call this when a form is first used, not when a page loads. */
export function loadBackend(): Promise<SupabaseClient> {
  client ??= import('./create-backend.ts').then(
    ({ createBackend }) => createBackend(),
    (error: unknown) => {
      // A failed download must not stand in the way of the next try.
      client = undefined
      throw error
    },
  )
  return client
}
