export type Answer = { status: number; headers: Headers; text: string }

/** Why there is no answer, in a few words. */
export type Failure = { failure: string; kind: 'dns' | 'tls' | 'other' }

type AskOptions = RequestInit & {
  /** How long the whole answer may take, in ms. */
  patience: number
  /** Without its body an answer is there sooner. */
  withBody?: boolean
}

/** Asks an address, and always comes to an end: with the answer, whatever its status, or with why there is none. */
export async function ask(address: string, options: AskOptions): Promise<Answer | Failure> {
  const { patience, withBody = true, ...init } = options
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(patience) })
    const text = withBody ? await response.text() : ''
    if (!withBody) await response.body?.cancel()
    return { status: response.status, headers: response.headers, text }
  } catch (error) {
    return toFailure(error, patience)
  }
}

function toFailure(error: unknown, patience: number): Failure {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } }
  if (name === 'TimeoutError') return { failure: `no answer in ${patience / 1000} s`, kind: 'other' }
  const failure = cause?.code ?? cause?.message ?? message
  if (failure === 'ENOTFOUND') return { failure, kind: 'dns' }
  return { failure, kind: /CERT|SSL|TLS|SIGNATURE|EPROTO/.test(failure) ? 'tls' : 'other' }
}
