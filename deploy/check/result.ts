import { styleText } from 'node:util'
import type { Answer } from '@two-pastors/tooling/ask'

/** The result of one check. An error blocks going live. */
export type Result = { level: 'ok' | 'warning' | 'error'; about: string; text: string }

export const ok = (about: string, text: string): Result => ({ level: 'ok', about, text })
export const warning = (about: string, text: string): Result => ({ level: 'warning', about, text })
export const error = (about: string, text: string): Result => ({ level: 'error', about, text })

/** Timeout of a request, in ms. */
export const PATIENCE_MS = 15_000

/** Why CORS would block a response for the site's pages; undefined if it wouldn't. */
export function refusal({ headers }: Answer, address: string, siteUrl: string): string | undefined {
  const allowed = headers.get('access-control-allow-origin')
  if (new URL(address).origin === siteUrl || allowed === '*' || allowed === siteUrl) return undefined
  return `browsers keep it from pages of ${siteUrl}: access-control-allow-origin is ${allowed ?? 'missing'}`
}

const MARKS = { ok: styleText('green', '✓'), warning: styleText('yellow', '!'), error: styleText('red', '✗') }

export const line = ({ level, about, text }: Result) => `${MARKS[level]} ${about}: ${text}`
