import { part } from '#lib/part.ts'

/** The Supabase client. It is large (49 KB), so it loads when a form is first used, not with a page. */
export const backendPart = part(async () => (await import('./create-backend.ts')).createBackend())
