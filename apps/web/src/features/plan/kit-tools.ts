import { proxy, type Remote, transfer, wrap } from 'comlink'
import type { Kit } from './kit.ts'
import type { Logos } from './making/assets.ts'
import type { KitFileBytes, KitWorker } from './making/kit-worker.ts'
import type { PreviewWorker } from './making/preview-worker.ts'

export type { Logos } from './making/assets.ts'

type Previews = { worker: Worker; api: Remote<PreviewWorker>; failure: Promise<never>; drawing: number }

let previews: Previews | undefined

/** The first page of an output as a picture, `width` px wide. */
export async function preview(kit: Kit, logos: Logos, id: string, width: number): Promise<ImageBitmap> {
  previews ??= startPreviews()
  const used = previews
  used.drawing++
  try {
    return await Promise.race([used.api.preview(kit, logos, id, width), used.failure])
  } finally {
    used.drawing--
  }
}

function startPreviews(): Previews {
  const worker = new Worker(new URL('./making/preview-worker.ts', import.meta.url), { type: 'module' })
  const failure = failureOf(worker)
  // The next preview starts another one.
  failure.catch(() => {
    worker.terminate()
    if (previews?.worker === worker) previews = undefined
  })
  return { worker, api: wrap<PreviewWorker>(worker), failure, drawing: 0 }
}

/** Rejects if the worker's code could not be loaded or has crashed: then it never responds. */
const failureOf = (worker: Worker) =>
  new Promise<never>((_, reject) => {
    worker.addEventListener('error', () =>
      reject(new Error('The code that makes the kit could not be loaded')),
    )
  })

/** Frees the memory of the previews' worker, unless it is drawing. The next preview starts it again. */
function endPreviews(): void {
  if (!previews || previews.drawing > 0) return
  previews.worker.terminate()
  previews = undefined
}

/** Runs a task in a separate worker, which ends with the task or with `signal`. */
async function inWorker<Result>(
  signal: AbortSignal,
  task: (worker: Remote<KitWorker>) => Promise<Result>,
): Promise<Result> {
  const worker = new Worker(new URL('./making/kit-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await Promise.race([
      task(wrap<KitWorker>(worker)),
      failureOf(worker),
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
    ])
  } finally {
    worker.terminate()
  }
}

export const makeFile = (kit: Kit, logos: Logos, id: string, signal: AbortSignal): Promise<KitFileBytes> =>
  inWorker(signal, (worker) => worker.makeFile(kit, logos, id))

/** The whole kit. PDFs and pictures each get their own worker, so that the memory of the first is freed. */
export async function makeZip(
  kit: Kit,
  logos: Logos,
  report: (done: number, all: number) => void,
  signal: AbortSignal,
): Promise<Uint8Array> {
  endPreviews()
  const pdfs = await inWorker(signal, (worker) => worker.makePdfs(kit, logos, proxy(report)))
  const buffers = Object.values(pdfs).map(({ buffer }) => buffer)
  return inWorker(signal, (worker) => worker.makeZip(kit, logos, transfer(pdfs, buffers), proxy(report)))
}
