import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import { complianceState, invalidPhone, problem, refusals } from './problem.ts'

const AT_ONCE = 10

const statuses = v.picklist(['subscribed', 'unsubscribed', 'cleaned', 'pending', 'transactional'])
const memberBody = v.object({
  email_address: v.pipe(v.string(), v.email()),
  status_if_new: v.optional(statuses),
  status: v.optional(statuses),
  merge_fields: v.optional(v.object({ PHONE: v.optional(v.string()) })),
})
const membersBody = v.object({
  members: v.pipe(
    v.array(
      v.object({
        ...v.omit(memberBody, ['status_if_new', 'status']).entries,
        status: statuses,
        tags: v.array(v.pipe(v.string(), v.nonEmpty())),
      }),
    ),
    v.maxLength(500),
  ),
  update_existing: v.literal(false),
})
const tagsBody = v.object({
  tags: v.array(
    v.object({ name: v.pipe(v.string(), v.nonEmpty()), status: v.picklist(['active', 'inactive']) }),
  ),
})

export type StandInMember = { email: string; status: string; phone: string; tags: Set<string>; mails: number }

/** Comes before the call is worked on, or after it when it asks for that; answers in its place, or not at all. */
export type Fault = (call: {
  method: string
  path: string
  work: () => Promise<Response>
}) => Promise<Response> | Response | undefined

export type MailchimpStandIn = {
  fetch: (request: Request) => Promise<Response>
  /** By the hash of the address. */
  members: Map<string, StandInMember>
  calls: string[]
  fault: Fault | undefined
}

/**
 * Behaves as Mailchimp's documented API does where sign-ups touch it: one audience, its members and their tags. It is in
 * memory: what it forgets with the process, our own table still has.
 */
export function createMailchimpStandIn(apiKey: string, listId: string): MailchimpStandIn {
  const members: MailchimpStandIn['members'] = new Map()
  const calls: string[] = []
  let underWay = 0

  const app = new Hono().basePath('/3.0')
  app.use(async (c, next) => {
    if (c.req.header('authorization') === `Basic ${btoa(`key:${apiKey}`)}`) return next()
    return problem(
      401,
      'API Key Invalid',
      "Your API key may be invalid, or you've attempted to access the wrong datacenter.",
    )
  })
  app.use(`/lists/:list/*`, async (c, next) => {
    if (c.req.param('list') === listId) return next()
    return problem(404, 'Resource Not Found', 'The requested resource could not be found.')
  })
  app.post('/lists/:list', async (c) => addMembers(members, await body(c.req.raw)))
  app.put('/lists/:list/members/:hash', async (c) =>
    putMember(members, c.req.param('hash'), await body(c.req.raw)),
  )
  app.post('/lists/:list/members/:hash/tags', async (c) =>
    setTags(members, c.req.param('hash'), await body(c.req.raw)),
  )
  app.notFound(() => problem(404, 'Resource Not Found', 'The requested resource could not be found.'))

  const standIn: MailchimpStandIn = {
    members,
    calls,
    fault: undefined,
    async fetch(request) {
      const call = { method: request.method, path: new URL(request.url).pathname }
      calls.push(`${call.method} ${call.path}`)
      if (underWay >= AT_ONCE) {
        return problem(
          429,
          'Too Many Requests',
          'You have exceeded the limit of 10 simultaneous connections.',
        )
      }
      underWay++
      try {
        const work = async () => app.fetch(request)
        return (await standIn.fault?.({ ...call, work })) ?? (await work())
      } finally {
        underWay--
      }
    },
  }
  return standIn
}

const body = (request: Request) => request.json().catch(() => undefined)

function putMember(members: MailchimpStandIn['members'], hash: string, input: unknown): Response {
  const { output, success } = v.safeParse(memberBody, input)
  if (!success || md5(output.email_address) !== hash) {
    return problem(
      400,
      'Invalid Resource',
      "The resource submitted could not be validated. For field-specific details, see the 'errors' array.",
    )
  }
  const [name = ''] = output.email_address.toLowerCase().split(/[@+]/)
  if (Object.hasOwn(refusals, name)) return refusals[name]?.() as Response
  const phone = output.merge_fields?.PHONE
  if (phone && !/^\+?[\d\s().-]{7,20}$/.test(phone)) return invalidPhone()

  const known = members.get(hash)
  const status = output.status ?? known?.status ?? output.status_if_new
  if (!status) return problem(400, 'Invalid Resource', 'status_if_new is required for new members.')
  // Who has left comes back by a mail alone.
  if (known?.status === 'unsubscribed' && output.status === 'subscribed') return complianceState()
  if (known?.status === 'compliance' && output.status !== 'pending') return complianceState()
  const member = known ?? {
    email: output.email_address,
    status,
    phone: '',
    tags: new Set<string>(),
    mails: 0,
  }
  if (status === 'pending' && (!known || output.status === 'pending')) member.mails++
  member.status = status
  if (phone) member.phone = phone
  members.set(hash, member)
  return Response.json({
    id: hash,
    email_address: member.email,
    status,
    merge_fields: { PHONE: member.phone },
  })
}

/** Answers 200 whatever becomes of each; with `update_existing: false` the known ones stay as they are. */
function addMembers(members: MailchimpStandIn['members'], input: unknown): Response {
  const { output, success } = v.safeParse(membersBody, input)
  if (!success) return problem(400, 'Invalid Resource', 'The resource submitted could not be validated.')
  const added = []
  const errors = []
  for (const { status, tags, ...member } of output.members) {
    const hash = md5(member.email_address)
    const known = members.has(hash)
    if (!known && putMember(members, hash, { ...member, status_if_new: status }).ok) {
      for (const tag of tags) members.get(hash)?.tags.add(tag)
      added.push({ id: hash, email_address: member.email_address, status })
    } else {
      const error_code = known ? 'ERROR_CONTACT_EXISTS' : 'ERROR_GENERIC'
      errors.push({ email_address: member.email_address, error: 'not added', error_code })
    }
  }
  const counts = { total_created: added.length, total_updated: 0, error_count: errors.length }
  return Response.json({ new_members: added, updated_members: [], errors, ...counts })
}

function setTags(members: MailchimpStandIn['members'], hash: string, input: unknown): Response {
  const member = members.get(hash)
  if (!member) return problem(404, 'Resource Not Found', 'The requested resource could not be found.')
  const { output, success } = v.safeParse(tagsBody, input)
  if (!success) return problem(400, 'Invalid Resource', 'The resource submitted could not be validated.')
  for (const { name, status } of output.tags) {
    if (status === 'active') member.tags.add(name)
    else member.tags.delete(name)
  }
  return new Response(null, { status: 204 })
}

const md5 = (email: string) => createHash('md5').update(email.toLowerCase()).digest('hex')
