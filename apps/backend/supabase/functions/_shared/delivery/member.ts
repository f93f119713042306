/** What an address has asked for; `none`: nothing any more. */
export type Intent = 'email' | 'sms' | 'both' | 'stop' | 'erase' | 'none'

/** A subscriber as the queue hands it to the mail provider. */
export type Member = {
  email: string
  phoneE164: string | null
  emailNotifications: boolean
  smsNotifications: boolean
  /** The pages it came from. */
  tags: readonly string[]
  /** Staff were asked to end everything. */
  stopped: boolean
  /** The number of the erasure under way, if there is one. */
  erasureId: number | null
  /** By calls of its own: the provider may know the address. */
  oneByOne: boolean
  /** An earlier wish of the address was delivered; then who asks again has lost the mail. */
  deliveredBefore: boolean
  /** When it was last asked for, in ms. */
  requestedAt: number
  /** How often it was tried, this time included. */
  attempts: number
}

export function intentOf(member: Member): Intent {
  if (member.erasureId !== null) return 'erase'
  if (member.stopped) return 'stop'
  const { emailNotifications, smsNotifications } = member
  if (emailNotifications) return smsNotifications ? 'both' : 'email'
  return smsNotifications ? 'sms' : 'none'
}
