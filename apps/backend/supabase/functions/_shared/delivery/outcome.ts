import type { Member } from './member.ts'

/** A class of fault, without personal data. */
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
 * What became of one try to hand a subscriber to the mail provider. `ended`: what had to end has ended, whatever became of
 * the rest. `subscribed`: the member gets emails already, so its owner has confirmed the address.
 */
export type Outcome = { ended?: boolean; subscribed?: boolean } & OutcomeOfTry

type OutcomeOfTry =
  | { kind: 'delivered' }
  /** Try again; `after` says when, in ms, where the provider or the kind of refusal does. */
  | { kind: 'retry'; error: Fault; after?: number }
  /** The provider will never take this address. */
  | { kind: 'rejected'; error: Fault }
  /** Only the person can end it, through the provider's own form. */
  | { kind: 'needs_user'; error: Fault }
  /** Not this subscriber's fault: we are rate-limited or misconfigured. All deliveries pause for this long. */
  | { kind: 'pause'; error: Fault; after: number }

/**
 * Hands subscribers to the mail provider: one that is `oneByOne`, or many others in one call. Whom that call does not add
 * comes back as a retry with the fault `not added in bulk`, and is to be handed over one by one. Never throws.
 * @returns the outcome of each, in their order
 */
export type Deliver = (members: readonly Member[]) => Promise<Outcome[]>
