import type { LogEvent } from '../../supabase/functions/_shared/log.ts'

/** What differs from run to run. */
const UNSTEADY = new Set(['ms', 'date', 'age'])
const steady = (name: string, value: unknown) => (UNSTEADY.has(name) ? undefined : value)

/** A request, its response and what was logged, as lines: a record of everything that leaves the functions. */
export async function say(
  title: string,
  request: Request,
  answer: Promise<Response> | undefined,
  log: LogEvent[],
) {
  const { status, headers, body } = (await answer) ?? Response.error()
  const named = [...headers].filter(([name]) => !UNSTEADY.has(name)).map((line) => line.join(': '))
  const text = body ? (await new Response(body).text()).replace(/20\d\d-\d\d-\d\d/g, '(today)') : ''
  const logged = log.splice(0).map((event) => `logs ${JSON.stringify(event, steady)}`)
  return [`${request.method} ${title}: ${status} ${text}`.trimEnd(), `  ${[...named, ...logged].join(' | ')}`]
}
