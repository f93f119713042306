/** An error as Mailchimp answers it: `application/problem+json`, RFC 7807. */
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

/** What Mailchimp says of these addresses; in the stand-in the part before the `@` decides. */
export const refusals: Record<string, () => Response> = {
  fake: () =>
    problem(
      400,
      'Invalid Resource',
      'fake@example.com looks fake or invalid, please enter a real email address.',
    ),
  busy: () =>
    problem(
      400,
      'Invalid Resource',
      'busy@example.com has signed up to a lot of lists very recently; we’re not allowing more signups for now.',
    ),
  forgotten: () =>
    problem(
      400,
      'Forgotten Email Not Subscribed',
      'forgotten@example.com was permanently deleted and cannot be re-imported. The contact must re-subscribe to get back on the list.',
    ),
}

export const complianceState = () =>
  problem(
    400,
    'Member In Compliance State',
    'The member is in a compliance state due to unsubscribe, bounce, or compliance review and cannot be subscribed.',
  )

export const invalidPhone = () =>
  problem(400, 'Invalid Resource', 'Your merge fields were invalid.', [
    { field: 'PHONE', message: 'Please enter a valid phone number' },
  ])
