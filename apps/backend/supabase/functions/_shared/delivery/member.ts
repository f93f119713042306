/** What an address has asked for; `none`: nothing, or nothing new. */
export type Intent = 'email' | 'sms' | 'both' | 'stop' | 'erase' | 'expire' | 'none'

/** A subscriber as the queue hands it to the mail provider. */
export type Member = {
  email: string
  phoneE164: string | null
  emailNotifications: boolean
  smsNotifications: boolean
  /** The pages it came from. */
  tags: readonly string[]
  /** Everything is to be ended at Mailchimp, before anything that was asked for since. */
  stopDue: boolean
  /** Numbers that Mailchimp is to forget: their owners answered STOP. */
  endedPhones: readonly string[]
  /** Its wishes were delivered before: it is here only for what has to end. */
  cleanupOnly: boolean
  /** Nobody has confirmed what was asked for, as far as we know: is the address subscribed? */
  checkDue: boolean
  /** Nothing would be left of it here. */
  expires: boolean
  /** The number of the erasure under way, if there is one. */
  erasureId: number | null
  /** Deliver in separate calls, not in bulk, because the provider may already know the address. */
  oneByOne: boolean
  /** An earlier sign-up was delivered, so a repeated one means that the confirmation email was lost. */
  deliveredBefore: boolean
  /** When it was last asked for, in ms. */
  requestedAt: number
  /** How often it was tried, this time included. */
  attempts: number
}

/** What is to be done about what has to end, before {@link intentOf}. */
export const endsSomething = ({ stopDue, endedPhones }: Member) => stopDue || endedPhones.length > 0

export function intentOf(member: Member): Intent {
  if (member.erasureId !== null) return 'erase'
  if (member.expires) return 'expire'
  if (member.cleanupOnly) return 'none'
  const { emailNotifications, smsNotifications } = member
  if (emailNotifications) return smsNotifications ? 'both' : 'email'
  return smsNotifications ? 'sms' : 'none'
}
