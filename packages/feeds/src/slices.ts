/** How long a piece of work keeps others waiting, in ms: half a frame. */
const SLICE_MS = 8

/** Runs work that pauses at each `yield` without a pause. */
export function atOnce<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/**
 * Runs long work in slices of 8 ms, between which a page answers its visitor. Short work ends within the first.
 *
 * @param work A generator function called: it may be interrupted at each `yield`.
 * @throws The reason of `signal` when it is aborted, and whatever the work throws.
 *
 * @example
 * ```ts
 * function* lowerCase(items: VideoItem[]) {
 *   const titles: string[] = []
 *   for (const { title } of items) {
 *     titles.push(title.toLowerCase())
 *     yield
 *   }
 *   return titles
 * }
 * const titles = await inSlices(lowerCase(items))
 * ```
 */
export async function inSlices<Result>(work: Generator<void, Result>, signal?: AbortSignal): Promise<Result> {
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

/** `scheduler.yield` goes on before other work that waits; only Safari is without it. */
const pause = () =>
  (globalThis as { scheduler?: { yield?(): Promise<void> } }).scheduler?.yield?.() ??
  new Promise<void>((resolve) => setTimeout(resolve))
