import { type RequestOptions, request } from 'node:http'

type Options = RequestOptions & {
  /** Leaves without waiting for the answer, after so many ms. */
  abortAfter?: number
}

/** Sends a sign-up to a function. @returns the status of the answer */
export function postSignUp(
  url: string,
  signUp: object,
  { abortAfter, timeout = 20_000, ...options }: Options = {},
): Promise<number | undefined> {
  const body = JSON.stringify(signUp)
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        ...options,
        method: 'POST',
        timeout,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode))
        response.on('error', reject)
      },
    )
    call.on('error', reject)
    call.on('timeout', () => call.destroy(new Error('no answer')))
    if (abortAfter) setTimeout(() => call.destroy(new Error('aborted')), abortAfter)
    call.end(body)
  })
}
