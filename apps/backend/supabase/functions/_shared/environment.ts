import { originsFrom } from './origins.ts'
import { connectTo } from './postgres.ts'

/** `Deno.env`, or anything else that looks up settings by name. */
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
    // Reported below without the value, which may be a secret.
  }
  throw new Error(`${name} is ${value ? 'malformed' : 'not set'}: set it, for example ${name}=${example}`)
}

/** The same, for an optional setting. */
export const optional: <T>(...asked: Parameters<typeof setting<T>>) => T | undefined = (env, name, ...how) =>
  env.get(name)?.trim() ? setting(env, name, ...how) : undefined

export const databaseOf = (env: Environment) =>
  connectTo(setting(env, 'SUPABASE_DB_URL', 'postgresql://…', String))

export const originsOf = (env: Environment) =>
  setting(env, 'ALLOWED_ORIGINS', 'https://www.example.org', originsFrom)

export const exampleSecret = 'a-long-random-text-of-32-characters'

/** For {@link setting}: accepts a text that matches the pattern, and reports any other as malformed. */
export const only = (pattern: RegExp) => (text: string) => {
  if (!pattern.test(text)) throw new Error('malformed')
  return text
}

/** A secret that can't be guessed. */
export const longEnough = only(/^.{24,}$/)

/** A positive whole number. */
export const count = (text: string): number => Number(only(/^[1-9]\d{0,8}$/)(text))

/**
 * The number of our own proxies in front of the functions (`callerOf`). Zero isn't allowed: the last entry always
 * comes from a proxy.
 */
export const trustedProxiesOf = (env: Environment): number =>
  optional(env, 'TRUSTED_PROXIES', '1', count) ?? 1
