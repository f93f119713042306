import { toE164 } from '../sign-up/phone.ts'
import { type Answer, type MailchimpConfig, send, smsTag } from './mailchimp-call.ts'
import type { Member } from './member.ts'
import { type MemberState, stepFor } from './steps.ts'

/** The fields of a member that {@link endWhatIsDue} reads. */
export const endingFields = 'merge_fields.PHONE,tags'

/**
 * Keeps our promises at Mailchimp to stop: unsubscribes those that staff stopped, and removes a number whose
 * owner replied STOP, with the tag that says they want texts. A number that the owner has set there since stays.
 * @returns the first refusal, or a success
 */
export async function endWhatIsDue(
  config: MailchimpConfig,
  path: string,
  member: Member,
  state: MemberState,
  found: Record<string, unknown>,
): Promise<Answer> {
  const { PHONE = '' } = (found.merge_fields ?? {}) as { PHONE?: string }
  const takesPhone = PHONE !== '' && (member.stopDue || member.endedPhones.includes(toE164(PHONE) ?? PHONE))
  const leaves = member.stopDue && stepFor('stop', state) === 'leave'
  if (takesPhone || leaves) {
    const answer = await send(config, 'PATCH', `${path}?skip_merge_validation=true`, {
      ...(leaves && { status: 'unsubscribed' }),
      ...(takesPhone && { merge_fields: { PHONE: '' } }),
    })
    if ('refusal' in answer) return answer
  }
  const tags = Array.isArray(found.tags) ? found.tags.map((tag) => String(tag?.name)) : []
  if (!tags.includes(smsTag) || !(takesPhone || PHONE === '' || member.stopDue)) return { body: {} }
  return send(config, 'POST', `${path}/tags`, { tags: [{ name: smsTag, status: 'inactive' }] })
}
