/**
 * Reads a setting of a deployed function.
 * @throws an Error whose one line names the setting and shows an example
 */
export function setting<T>(
  name: string,
  value: string | undefined,
  example: string,
  parse: (text: string) => T,
): T {
  try {
    if (value) return parse(value)
  } catch {
    // Told below, without the value: it may be a secret.
  }
  throw new Error(`${name} is ${value ? 'malformed' : 'not set'}: set it, for example ${name}=${example}`)
}
