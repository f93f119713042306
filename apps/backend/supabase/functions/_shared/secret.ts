import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares a secret in constant time. */
export const isSecret = (given: string | null, secret: string): boolean =>
  timingSafeEqual(digest(given ?? ''), digest(secret))

const digest = (text: string) => createHash('sha256').update(text).digest()
