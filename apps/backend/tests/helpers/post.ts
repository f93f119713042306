import { type RequestOptions, request } from 'node:http'

type Options = RequestOptions & {
  /** Leaves without waiting for the answer, after so many ms. */
  abortAfter?: number
}

/** Posts a text. @returns the status of the answer */
export function post(
  url: string,
  body: string,
  { abortAfter, timeout = 20_000, headers, ...options }: Options = {},
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        ...options,
        method: 'POST',
        timeout,
        headers: { 'content-length': Buffer.byteLength(body), ...(headers as Record<string, string>) },
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

/** Sends a sign-up to a function. @returns the status of the answer */
export const postSignUp = (url: string, signUp: object, { headers, ...options }: Options = {}) =>
  post(url, JSON.stringify(signUp), {
    ...options,
    headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
  })
