// Run as a worker: making a database keeps a thread busy for seconds, in which the site has to answer.
import { workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

const database = await PGlite.create(String(workerData))
await database.close()
