import type { Fault, Outcome } from './delivery/outcome.ts'

/**
 * All log events of the functions. Events and fields are a closed set, so that personal data can't be logged by
 * accident. The README says what to do about each.
 */
export type LogEvent =
  /** `same`: there was nothing to change. */
  | { event: 'sign-up'; result: 'stored' | 'same'; ms: number }
  /** The request was invalid (4xx). */
  | { event: 'refused'; status: number; reason?: Reason | undefined; ms: number }
  /** We failed to answer properly (5xx). */
  | { event: 'failed'; status: number; error?: ErrorName | undefined; ms: number }
  /** The outcome of `count` sign-ups that were delivered together. */
  | { event: 'delivery'; outcome: Outcome['kind']; fault?: Fault; count: number; ms: number }
  /** The database failed while a sign-up was being delivered; it will be tried again. */
  | { event: 'delivery-failed'; error: ErrorName }
  /** Mailchimp reported a change: how many of our addresses it was news for. */
  | { event: 'webhook'; count: number; ms: number }
  /** The owner of a number replied to a text: how many of our addresses STOP or START changed. */
  | { event: 'text-reply'; count: number; ms: number }
  | ({ event: 'delivery-run'; ms: number } & Record<Outcome['kind'], number>)
  | { event: 'feed'; from: FeedFrom; ms: number }
  | { event: 'blog-failed'; host: string; fault: string }
  | { event: 'copies-failed'; error: ErrorName }
  | { event: 'turnstile-failed'; fault: 'our secret' | 'internal error' | ErrorName }
  /** The site did not say what there is to count. */
  | { event: 'list-failed'; error: ErrorName }
  /** Somebody signed in to the editor. */
  | { event: 'signed-in'; ms: number }
  | { event: 'unhealthy'; status: 'degraded' | 'failing'; checks: string }

/** Why a sign-up was rejected, if its status doesn't say. */
export type Reason = 'robot' | 'network' | 'address'

/** The source of a feed; `unchanged`: the blog said that the copy is still current. */
export type FeedFrom = 'blog' | 'unchanged' | 'copy' | 'last-good-copy'

export type FunctionName =
  | 'cms-auth'
  | 'mailchimp-subscribe'
  | 'mailchimp-sync'
  | 'mailchimp-webhook'
  | 'text-replies'
  | 'rss-proxy'
  | 'oembed'
  | 'count'
  | 'numbers'
  | 'health'
export type Line = { time: string; level: 'info' | 'warn' | 'error'; function: FunctionName } & LogEvent

export type Log = (event: LogEvent) => void

/** The log of a function: one line of JSON per event, unless written differently. */
export function createLog(name: FunctionName, write: (line: Line) => void = writeJson): Log {
  return (event) => write({ time: new Date().toISOString(), level: levelOf(event), function: name, ...event })
}

function writeJson(line: Line) {
  console[line.level](JSON.stringify(line))
}

function levelOf(event: LogEvent): Line['level'] {
  if (event.event === 'failed') return 'error'
  return 'error' in event || 'fault' in event || event.event === 'unhealthy' ? 'warn' : 'info'
}

/** Milliseconds since a time from `performance.now()`. */
export const since = (began: number): number => Math.round(performance.now() - began)

declare const named: unique symbol
/** A name that {@link nameOf} gave. */
export type ErrorName = string & { [named]: true }

/** Names an error without its message: database messages quote what people typed. */
export function nameOf(error: unknown): ErrorName {
  const name = error instanceof Error ? error.name : typeof error
  return (error instanceof Error && 'code' in error ? `${name} ${error.code}` : name) as ErrorName
}
