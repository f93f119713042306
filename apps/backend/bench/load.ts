import autocannon from 'autocannon'

export type Load = { perSecond: number; p50: number; p99: number; refused: number }

const wishes = { phone: '(212) 555-2368', emailNotifications: true, smsNotifications: true }

/** Sends sign-ups of different people with `atOnce` connections. Latencies in ms. */
export async function signUpLoad(url: string, seconds: number, atOnce: number): Promise<Load> {
  const result = await autocannon({
    url,
    duration: seconds,
    connections: atOnce,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sign-up-source': 'david' },
    idReplacement: true,
    body: JSON.stringify({ email: '[<id>]@example.com', ...wishes }),
  })
  return {
    perSecond: result['2xx'] / seconds,
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: result.non2xx + result.errors,
  }
}
