/** A class of fault, without personal data. */
export type Fault =
  | 'time-out'
  | 'rate limit'
  | 'compliance state'
  | 'forgotten email'
  | 'too many lists'
  | 'fake address'
  | 'alone'
  | `status ${number}`
  | `configuration: status ${number}`
  | `unreachable: ${string}`

/** What became of one try to hand a subscriber to the mail provider. */
export type Outcome =
  | { kind: 'delivered' }
  /** Try again; `after` says when, in ms, where the provider or the kind of refusal does. */
  | { kind: 'retry'; error: Fault; after?: number }
  /** The provider will never take this address. */
  | { kind: 'rejected'; error: Fault }
  /** Only the person can end it, through the provider's own form. */
  | { kind: 'needs_user'; error: Fault }
  /** Nothing was wrong with this one: the provider wants rest, or our configuration is wrong. Nobody is delivered for so long. */
  | { kind: 'pause'; error: Fault; after: number }

export type Member = {
  email: string
  phoneE164: string | null
  emailNotifications: boolean
  smsNotifications: boolean
  tags: readonly string[]
  /** How often it was tried, this time included. */
  attempts: number
}

/**
 * Hands subscribers to the mail provider: one, or many in one call. What a call for many does not deliver comes back as a
 * retry with the fault `alone`, and is to be handed over by itself. Never throws.
 * @returns the outcome of each, in their order
 */
export type Deliver = (members: readonly Member[]) => Promise<Outcome[]>
