import answers from './answers.json' with { type: 'json' }

/** An error response of Mailchimp: `application/problem+json`, RFC 7807. */
export function problem(status: number, title: string, detail: string, errors?: object[]): Response {
  const body = {
    type: 'https://mailchimp.com/developer/marketing/docs/errors/',
    title,
    status,
    detail,
    instance: crypto.randomUUID(),
    ...(errors && { errors }),
  }
  return Response.json(body, {
    status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  })
}

/** A response that Mailchimp has actually given; answers.json says where. */
export function seen(name: keyof typeof answers, email = 'ada@example.com'): Response {
  const answer = answers[name]
  const errors = 'errors' in answer ? answer.errors : undefined
  return problem(answer.status, answer.title, answer.detail.replace('ada@example.com', email), errors)
}
