import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { seen } from './problem.ts'

/** The statuses of a member in Mailchimp's API; `archived` can't be set. */
const statuses = v.picklist(['subscribed', 'unsubscribed', 'cleaned', 'pending', 'transactional'])

export const newMemberBody = v.object({
  email_address: v.pipe(v.string(), v.email()),
  status: statuses,
  merge_fields: v.optional(v.object({ PHONE: v.optional(v.string()) })),
  tags: v.optional(v.array(v.pipe(v.string(), v.nonEmpty()))),
})
export type NewMember = v.InferOutput<typeof newMemberBody>
/** https://mailchimp.com/developer/marketing/api/list-members/update-list-member/ */
export const changeBody = v.object({
  status: v.optional(statuses),
  merge_fields: v.optional(v.object({ PHONE: v.optional(v.string()) })),
})
/** https://mailchimp.com/developer/marketing/api/list-member-tags/add-or-remove-member-tags/ */
export const tagsBody = v.object({
  tags: v.array(
    v.object({ name: v.pipe(v.string(), v.nonEmpty()), status: v.picklist(['active', 'inactive']) }),
  ),
})

/** `compliance`: a member that Mailchimp lets nobody subscribe again. It reports the status `unsubscribed`. */
export type StandInMember = {
  email: string
  status: string
  phone: string
  tags: Set<string>
  /** How many confirmation emails were sent to it. */
  mails: number
  lastChanged: number
}

/** By the hash of the address. */
export type Members = Map<string, StandInMember>

/** In the stand-in, the part before the `@` decides how Mailchimp responds to an address. */
const refused = { fake: 'fakeAddress', busy: 'tooManyLists', forgotten: 'forgottenEmail' } as const

export function addMember(
  members: Members,
  { email_address: email, status, merge_fields, tags = [] }: NewMember,
): Response {
  const hash = md5(email)
  if (members.has(hash)) return seen('memberExists', email)
  const [name = ''] = email.toLowerCase().split(/[@+]/)
  const refusal = Object.entries(refused).find(([known]) => known === name)
  if (refusal) return seen(refusal[1], email)
  const phone = merge_fields?.PHONE ?? ''
  if (phone && !/^\+?[\d\s().-]{7,20}$/.test(phone)) return seen('invalidPhone')
  const mails = status === 'pending' ? 1 : 0
  members.set(hash, { email, status, phone, tags: new Set(tags), mails, lastChanged: Date.now() })
  return showMember(members, hash)
}

/**
 * Becoming `pending` sends the confirmation email, even to a member that already is (spatie/laravel-newsletter#158).
 * Fields missing from the body stay unchanged; an empty text clears a merge field.
 */
export function changeMember(
  members: Members,
  hash: string,
  { status, merge_fields }: v.InferOutput<typeof changeBody>,
): Response {
  const member = members.get(hash)
  if (!member) return seen('notFound')
  const isBlocked = member.status === 'compliance' && status
  if (isBlocked || (status === 'subscribed' && member.status === 'unsubscribed')) {
    return seen('complianceState', member.email)
  }
  if (status === 'pending') member.mails++
  member.status = status ?? member.status
  member.phone = merge_fields?.PHONE ?? member.phone
  member.lastChanged = Date.now()
  return showMember(members, hash)
}

/** https://mailchimp.com/developer/marketing/api/list-members/archive-list-member/ */
export function archiveMember(members: Members, hash: string): Response {
  const member = members.get(hash)
  if (!member) return seen('notFound')
  member.status = 'archived'
  member.lastChanged = Date.now()
  return new Response(null, { status: 204 })
}

/** Answers 204 whether or not the member had the tags. */
export function changeTags(
  members: Members,
  hash: string,
  { tags }: v.InferOutput<typeof tagsBody>,
): Response {
  const member = members.get(hash)
  if (!member) return seen('notFound')
  for (const { name, status } of tags) {
    if (status === 'active') member.tags.add(name)
    else member.tags.delete(name)
  }
  return new Response(null, { status: 204 })
}

export function showMember(members: Members, hash: string): Response {
  const member = members.get(hash)
  if (!member) return seen('notFound')
  return Response.json({
    id: hash,
    email_address: member.email,
    status: member.status === 'compliance' ? 'unsubscribed' : member.status,
    merge_fields: { PHONE: member.phone },
    tags: [...member.tags].map((name, id) => ({ id, name })),
    last_changed: new Date(member.lastChanged).toISOString(),
  })
}

export const md5 = (email: string) => createHash('md5').update(email.toLowerCase()).digest('hex')
