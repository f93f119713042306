// Runs as a worker: PGlite computes in the thread that calls it, and the site has to stay responsive.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { Answer, Question } from './pglite-thread.ts'

const database = await PGlite.create(String(workerData))
const answer = (message: Answer) => parentPort?.postMessage(message)

parentPort?.on('message', async ({ id, text, params }: Question) => {
  try {
    if (text === undefined) await database.close()
    else if (params === undefined) await database.exec(text)
    answer({ id, rows: text && params ? (await database.query(text, params)).rows : [] })
    if (text === undefined) process.exit()
  } catch (error) {
    const { name, message } = error as Error
    answer({ id, error: { name, message, code: (error as { code?: string }).code } })
  }
})
answer({ id: 0, rows: [] })
