import { styleText } from 'node:util'
import { type Answer, ask } from '@two-pastors/tooling/ask'

/** The result of one check. An error blocks going live. */
export type Result = { level: 'ok' | 'warning' | 'error'; about: string; text: string }

export const ok = (about: string, text: string): Result => ({ level: 'ok', about, text })
export const warning = (about: string, text: string): Result => ({ level: 'warning', about, text })
export const error = (about: string, text: string): Result => ({ level: 'error', about, text })

/** What a check found wrong. */
export class Problem extends Error {
  readonly level: 'warning' | 'error'
  constructor(text: string, level: 'warning' | 'error' = 'error') {
    super(text)
    this.level = level
  }
}

/** Runs a check. What it returns is fine; a `Problem` that it throws is not. */
export async function check(about: string, run: () => string | Promise<string>): Promise<Result> {
  try {
    return ok(about, await run())
  } catch (thrown) {
    if (!(thrown instanceof Problem)) throw thrown
    return { level: thrown.level, about, text: thrown.message }
  }
}

/** Timeout of a request, in ms. */
export const PATIENCE_MS = 15_000

export type Found = Answer & { address: string }

/** @throws Problem that ends with the `remedy`, if nothing answers */
export async function answerOf(
  address: string,
  options: Parameters<typeof ask>[1],
  remedy: string,
): Promise<Found> {
  const answer = await ask(address, options)
  if ('failure' in answer) throw new Problem(`${address}: ${answer.failure}: ${remedy}`)
  return { ...answer, address }
}

/** @throws Problem if CORS would keep an answer from the site's pages */
export function expectReadable({ headers, address }: Found, siteUrl: string, remedy: string): void {
  const allowed = headers.get('access-control-allow-origin')
  if (new URL(address).origin === siteUrl || allowed === '*' || allowed === siteUrl) return
  const found = `access-control-allow-origin is ${allowed ?? 'missing'}`
  throw new Problem(`${address}: browsers keep it from pages of ${siteUrl}: ${found}: ${remedy}`)
}

const MARKS = { ok: styleText('green', '✓'), warning: styleText('yellow', '!'), error: styleText('red', '✗') }

export const line = ({ level, about, text }: Result) => `${MARKS[level]} ${about}: ${text}`
