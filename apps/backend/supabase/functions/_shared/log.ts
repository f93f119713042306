/** Takes one line. What people typed must never be in it. */
export type Log = (line: string) => void

/** Names an error without its message: those of a database quote the values that people typed. */
export function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name
}
