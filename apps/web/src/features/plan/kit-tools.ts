import { proxy, type Remote, wrap } from 'comlink'
import type { Kit } from './kit.ts'
import type { Logos } from './making/assets.ts'
import type { KitFileBytes, KitWorker } from './making/kit-worker.ts'
import type { PreviewWorker } from './making/preview-worker.ts'

export type { Logos } from './making/assets.ts'

let previews: Remote<PreviewWorker> | undefined

/** The first page of an output as a picture, `width` px wide. */
export function preview(kit: Kit, logos: Logos, id: string, width: number): Promise<ImageBitmap> {
  previews ??= wrap<PreviewWorker>(
    new Worker(new URL('./making/preview-worker.ts', import.meta.url), { type: 'module' }),
  )
  return previews.preview(kit, logos, id, width)
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

export const makeZip = (
  kit: Kit,
  logos: Logos,
  report: (done: number, all: number) => void,
  signal: AbortSignal,
): Promise<Uint8Array> => inWorker(signal, (worker) => worker.makeZip(kit, logos, proxy(report)))

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
