import type { Member } from './member.ts'

/** A class of error, without personal data. */
export type Fault =
  | 'time-out'
  | 'rate limit'
  | 'compliance state'
  | 'forgotten email'
  | 'too many lists'
  | 'fake address'
  | 'not added in bulk'
  | 'unknown member state'
  | `status ${number}`
  | `configuration: status ${number}`
  | `unreachable: ${string}`

/**
 * The outcome of one attempt to hand a subscriber to the mail provider. `ended`: what had to end has ended, whatever
 * happened to the rest. `subscribed`: the member already gets emails, so its owner has confirmed the address.
 */
export type Outcome = { ended?: boolean; subscribed?: boolean } & OutcomeOfTry

type OutcomeOfTry =
  | { kind: 'delivered' }
  /** Try again; `after` says when, in ms, where the provider or the kind of refusal does. */
  | { kind: 'retry'; error: Fault; after?: number }
  /** The provider will never take this address. */
  | { kind: 'rejected'; error: Fault }
  /** Only the person can undo it, with the provider's own form. */
  | { kind: 'needs_user'; error: Fault }
  /** Not this subscriber's fault: we are rate-limited or misconfigured. All deliveries pause for this long. */
  | { kind: 'pause'; error: Fault; after: number }

/**
 * Hands subscribers to the mail provider: a single `oneByOne` one, or many others in one call. Those that the call doesn't add
 * come back as a retry with the error `not added in bulk`, to be handed over one by one. Never throws.
 * @returns the outcomes, in the same order
 */
export type Deliver = (members: readonly Member[]) => Promise<Outcome[]>
