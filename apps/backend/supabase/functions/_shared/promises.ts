/** Waits at most `ms` for a promise. The underlying work is not canceled. */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('too slow', 'TimeoutError')), ms)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}

/** Shares the result of a running call among all concurrent callers with the same address. */
export function singleFlight<Rest extends unknown[], T>(work: (url: URL, ...rest: Rest) => Promise<T>) {
  const flights = new Map<string, Promise<T>>()
  return (url: URL, ...rest: Rest): Promise<T> => {
    const flight = flights.get(url.href) ?? work(url, ...rest).finally(() => flights.delete(url.href))
    flights.set(url.href, flight)
    return flight
  }
}
