/** The duration of a slice of work, in ms: half a frame, so that the page stays responsive. */
const SLICE_MS = 8

/** Runs a generator to its end without pausing. */
export function runAtOnce<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/**
 * Runs a generator in slices of 8 ms with pauses between them.
 *
 * @throws The reason of `signal` when it is aborted.
 */
export async function runInSlices<Result>(
  work: Generator<void, Result>,
  signal?: AbortSignal,
): Promise<Result> {
  let end = performance.now() + SLICE_MS
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() < end) continue
    await pause()
    signal?.throwIfAborted()
    end = performance.now() + SLICE_MS
  }
}

/** `scheduler.yield` continues before other tasks; Safari lacks it. */
const pause = () =>
  (globalThis as { scheduler?: { yield?(): Promise<void> } }).scheduler?.yield?.() ??
  new Promise<void>((resolve) => setTimeout(resolve))
