import { originsFrom } from './origins.ts'
import { connectTo } from './postgres.ts'

/** `Deno.env`, or whatever else knows settings by their names. */
export type Environment = { get: (name: string) => string | undefined }

/**
 * Reads a setting of a deployed function.
 * @throws an Error whose one line names the setting and shows an example
 */
export function setting<T>(env: Environment, name: string, example: string, parse: (text: string) => T): T {
  const value = env.get(name)?.trim()
  try {
    if (value) return parse(value)
  } catch {
    // Told below, without the value: it may be a secret.
  }
  throw new Error(`${name} is ${value ? 'malformed' : 'not set'}: set it, for example ${name}=${example}`)
}

/** The same, for a setting that a function can do without. */
export const optional: <T>(...asked: Parameters<typeof setting<T>>) => T | undefined = (env, name, ...how) =>
  env.get(name)?.trim() ? setting(env, name, ...how) : undefined

export const databaseOf = (env: Environment) =>
  connectTo(setting(env, 'SUPABASE_DB_URL', 'postgresql://…', String))

export const originsOf = (env: Environment) =>
  setting(env, 'ALLOWED_ORIGINS', 'https://www.example.org', originsFrom)

export const exampleSecret = 'a-long-random-text-of-32-characters'

/** For {@link setting}: takes the text as it is where it fits the pattern, and is malformed otherwise. */
export const only = (pattern: RegExp) => (text: string) => {
  if (!pattern.test(text)) throw new Error('malformed')
  return text
}

/** A secret that cannot be guessed. */
export const longEnough = only(/^.{24,}$/)

/** A whole number from 1. */
export const count = (text: string): number => Number(only(/^[1-9]\d{0,8}$/)(text))

/** How many proxies of our own stand before the functions (`callerOf`). None is no value: the last entry is always a proxy's. */
export const trustedProxiesOf = (env: Environment): number =>
  optional(env, 'TRUSTED_PROXIES', '1', count) ?? 1
