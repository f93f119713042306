import { styleText } from 'node:util'
import type { Answer } from '@two-pastors/tooling/ask'

/** What was found out about a setting or an address. An error stands in the way of going live. */
export type Result = { level: 'ok' | 'warning' | 'error'; about: string; text: string }

export const ok = (about: string, text: string): Result => ({ level: 'ok', about, text })
export const warning = (about: string, text: string): Result => ({ level: 'warning', about, text })
export const error = (about: string, text: string): Result => ({ level: 'error', about, text })

/** As long as anybody waits for one answer, in ms. */
export const PATIENCE_MS = 15_000

/** Why a browser would keep an answer from the pages of the site; undefined where they may read it. */
export function refusal({ headers }: Answer, address: string, siteUrl: string): string | undefined {
  const allowed = headers.get('access-control-allow-origin')
  if (new URL(address).origin === siteUrl || allowed === '*' || allowed === siteUrl) return undefined
  return `browsers keep it from pages of ${siteUrl}: access-control-allow-origin is ${allowed ?? 'missing'}`
}

const MARKS = { ok: styleText('green', '✓'), warning: styleText('yellow', '!'), error: styleText('red', '✗') }

export const line = ({ level, about, text }: Result) => `${MARKS[level]} ${about}: ${text}`
