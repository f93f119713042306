import { Worker } from 'node:worker_threads'
import type { MigrationTarget } from './migrate.ts'

/** A request to the thread: a statement with parameters, several without, or to close. */
export type Question = { id: number; text?: string; params?: unknown[] }
export type Answer =
  | { id: number; rows: unknown[] }
  | { id: number; error: { name: string; message: string; code: string | undefined } }

export type PgliteThread = MigrationTarget & { close: () => Promise<void> }

type Waiting = { resolve: (rows: unknown[]) => void; reject: (error: Error) => void }

/** Opens the embedded database of a folder in a separate thread, and creates it if there is none. */
export async function openPglite(dir: string): Promise<PgliteThread> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: dir })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let ended: Error | undefined

  function end(error: Error) {
    ended = error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('error', end)
  worker.on('exit', () => end(ended ?? new Error('The embedded database has ended')))
  worker.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('rows' in answer) asked?.resolve(answer.rows)
    else asked?.reject(Object.assign(new Error(answer.error.message), answer.error))
  })

  const wait = (id: number) =>
    new Promise<unknown[]>((resolve, reject) => {
      if (ended) reject(ended)
      else waiting.set(id, { resolve, reject })
    })
  function ask(question: Omit<Question, 'id'>) {
    const id = ++lastId
    worker.postMessage({ id, ...question })
    return wait(id)
  }

  // It reports that with a response to a request that nobody made.
  await wait(0)
  return {
    query: async <T>(text: string, params: readonly unknown[] = []) =>
      (await ask({ text, params: [...params] })) as T[],
    apply: async (text) => void (await ask({ text })),
    close: async () => void (await ask({})),
  }
}
