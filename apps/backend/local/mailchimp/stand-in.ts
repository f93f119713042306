import { Hono } from 'hono'
import * as v from 'valibot'
import {
  addMember,
  archiveMember,
  changeBody,
  changeMember,
  changeTags,
  type Members,
  md5,
  type NewMember,
  newMemberBody,
  showMember,
  tagsBody,
} from './member-store.ts'
import { seen } from './problem.ts'

/** The number of concurrent calls that Mailchimp accepts from an account. */
const maxConnections = 10

const membersBody = v.object({
  members: v.pipe(v.array(newMemberBody), v.maxLength(500)),
  update_existing: v.literal(false),
})

/** Runs before the call is handled, or after it on request; it can answer instead, or not at all. */
export type Fault = (call: {
  method: string
  path: string
  work: () => Promise<Response>
}) => Promise<Response> | Response | undefined

export type MailchimpStandIn = {
  fetch: (request: Request) => Promise<Response>
  members: Members
  calls: string[]
  fault: Fault | undefined
}

/**
 * Behaves like Mailchimp's documented API as far as sign-ups need it: one audience and its members. Keeps its data in
 * memory only: our own table survives a restart.
 */
export function createMailchimpStandIn(apiKey: string, listId: string): MailchimpStandIn {
  const members: Members = new Map()
  /** Permanently deleted members: only Mailchimp's own form can bring them back. */
  const forgotten = new Set<string>()
  const calls: string[] = []
  let underWay = 0

  const app = new Hono().basePath('/3.0')
  app.use((c, next) =>
    c.req.header('authorization') === `Basic ${btoa(`key:${apiKey}`)}`
      ? next()
      : Promise.resolve(seen('invalidKey')),
  )
  app.use('/lists/:list/*', (c, next) =>
    c.req.param('list') === listId ? next() : Promise.resolve(seen('notFound')),
  )
  const add = (member: NewMember) =>
    forgotten.has(md5(member.email_address))
      ? seen('forgottenEmail', member.email_address)
      : addMember(members, member)
  app.post('/lists/:list', (c) =>
    withBody(c.req.raw, membersBody, (body) => addMembers(members, body.members, add)),
  )
  app.post('/lists/:list/members', (c) => withBody(c.req.raw, newMemberBody, add))
  app.get('/lists/:list/members/:hash', (c) => showMember(members, c.req.param('hash')))
  app.patch('/lists/:list/members/:hash', (c) =>
    withBody(c.req.raw, changeBody, (body) => changeMember(members, c.req.param('hash'), body)),
  )
  app.delete('/lists/:list/members/:hash', (c) => archiveMember(members, c.req.param('hash')))
  app.post('/lists/:list/members/:hash/tags', (c) =>
    withBody(c.req.raw, tagsBody, (body) => changeTags(members, c.req.param('hash'), body)),
  )
  app.post('/lists/:list/members/:hash/actions/delete-permanent', (c) => {
    const hash = c.req.param('hash')
    if (!members.delete(hash)) return seen('notFound')
    forgotten.add(hash)
    return new Response(null, { status: 204 })
  })
  app.notFound(() => seen('notFound'))

  const standIn: MailchimpStandIn = {
    members,
    calls,
    fault: undefined,
    async fetch(request) {
      const call = { method: request.method, path: new URL(request.url).pathname }
      calls.push(`${call.method} ${call.path}`)
      if (underWay >= maxConnections) return seen('tooManyRequests')
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

/** Handles a body that Mailchimp would accept. */
async function withBody<T>(
  request: Request,
  schema: v.GenericSchema<unknown, T>,
  work: (body: T) => Response,
) {
  const { output, success } = v.safeParse(schema, await request.json().catch(() => undefined))
  return success ? work(output) : seen('invalidResource')
}

/** Answers 200 whatever happens to each; with `update_existing: false` existing members stay as they are. */
function addMembers(members: Members, wanted: NewMember[], add: (member: NewMember) => Response): Response {
  const added = []
  const errors = []
  for (const member of wanted) {
    const { email_address, status } = member
    const known = members.has(md5(email_address))
    if (!known && add(member).ok) added.push({ id: md5(email_address), email_address, status })
    else {
      const error_code = known ? 'ERROR_CONTACT_EXISTS' : 'ERROR_GENERIC'
      errors.push({ email_address, error: 'not added', error_code })
    }
  }
  const counts = { total_created: added.length, total_updated: 0, error_count: errors.length }
  return Response.json({ new_members: added, updated_members: [], errors, ...counts })
}
