/** What an address has asked for; `none` if that is nothing, or nothing new. */
export type Intent = 'email' | 'sms' | 'both' | 'stop' | 'erase' | 'expire' | 'none'

/** A subscriber as the queue hands it to the mail provider. */
export type Member = {
  email: string
  phoneE164: string | null
  emailNotifications: boolean
  smsNotifications: boolean
  /** The pages it signed up on. */
  tags: readonly string[]
  /** End everything at Mailchimp, before delivering anything that was asked for since. */
  stopDue: boolean
  /** Numbers that Mailchimp must forget, because their owners replied STOP. */
  endedPhones: readonly string[]
  /** Its requests have been delivered; only what has to end is left. */
  cleanupOnly: boolean
  /** As far as we know, nobody has confirmed the sign-up: check whether the address is subscribed. */
  checkDue: boolean
  /** All that is left about it are requests that nobody confirmed within 60 days. */
  expires: boolean
  /** The number of the erasure under way, if there is one. */
  erasureId: number | null
  /** Deliver in separate calls, not in bulk, because the provider may already know the address. */
  oneByOne: boolean
  /** An earlier sign-up was delivered, so a repeated one means that the confirmation email was lost. */
  deliveredBefore: boolean
  /** When it last asked, in ms. */
  requestedAt: number
  /** How many times delivery was tried, including this one. */
  attempts: number
}

/** What to do about the things that have to end, before {@link intentOf}. */
export const endsSomething = ({ stopDue, endedPhones }: Member) => stopDue || endedPhones.length > 0

export function intentOf(member: Member): Intent {
  if (member.erasureId !== null) return 'erase'
  if (member.expires) return 'expire'
  if (member.cleanupOnly) return 'none'
  const { emailNotifications, smsNotifications } = member
  if (emailNotifications) return smsNotifications ? 'both' : 'email'
  return smsNotifications ? 'sms' : 'none'
}
