import { proxy, type Remote, transfer, wrap } from 'comlink'
import type { Kit } from './kit.ts'
import type { Logos } from './making/assets.ts'
import type { KitFileBytes, KitWorker } from './making/kit-worker.ts'
import type { PreviewWorker } from './making/preview-worker.ts'

export type { Logos } from './making/assets.ts'

let previews: { worker: Worker; api: Remote<PreviewWorker>; drawing: number } | undefined

/** The first page of an output as a picture, `width` px wide. */
export async function preview(kit: Kit, logos: Logos, id: string, width: number): Promise<ImageBitmap> {
  if (!previews) {
    const worker = new Worker(new URL('./making/preview-worker.ts', import.meta.url), { type: 'module' })
    previews = { worker, api: wrap<PreviewWorker>(worker), drawing: 0 }
  }
  const used = previews
  used.drawing++
  try {
    return await used.api.preview(kit, logos, id, width)
  } finally {
    used.drawing--
  }
}

/** Frees the memory of the previews' worker, unless it is drawing. The next preview starts it again. */
function endPreviews(): void {
  if (!previews || previews.drawing > 0) return
  previews.worker.terminate()
  previews = undefined
}

/** Runs a task in a worker of its own, which ends with it, and with `signal`. */
async function inWorker<Result>(
  signal: AbortSignal,
  task: (worker: Remote<KitWorker>) => Promise<Result>,
): Promise<Result> {
  const worker = new Worker(new URL('./making/kit-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await Promise.race([
      task(wrap<KitWorker>(worker)),
      new Promise<never>((_, reject) => {
        worker.addEventListener('error', () =>
          reject(new Error('The code that makes the kit could not be loaded')),
        )
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
    ])
  } finally {
    worker.terminate()
  }
}

export const makeFile = (kit: Kit, logos: Logos, id: string, signal: AbortSignal): Promise<KitFileBytes> =>
  inWorker(signal, (worker) => worker.makeFile(kit, logos, id))

/** The whole kit. PDFs and pictures are made in a worker each: what the first leaves in memory ends with it. */
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

/** Hands a file to the browser's downloads. */
export function save(bytes: Uint8Array | string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([bytes as BlobPart], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
