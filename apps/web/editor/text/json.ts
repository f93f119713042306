export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type JsonMap = { [key: string]: Json }

export const isMap = (value: Json | undefined): value is JsonMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two values are equal. The order of keys doesn't matter. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]))
  }
  if (isMap(a) && isMap(b)) {
    const keys = Object.keys(a)
    return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]))
  }
  return a === b
}
