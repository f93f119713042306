import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a caller knows our secret; how long it takes tells nothing about it. */
export const isSecret = (given: string | null, secret: string): boolean =>
  timingSafeEqual(digest(given ?? ''), digest(secret))

const digest = (text: string) => createHash('sha256').update(text).digest()
