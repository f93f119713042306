import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { startStack } from './stack.ts'

/**
 * Makes a data folder with an empty database before the tests: every stack gets a copy of it, because making a database
 * takes several seconds of computing. The workers read where it is from the environment. Playwright's `globalSetup`.
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls what a file for its `globalSetup` exports.
export default async function makeTemplate() {
  // A site that is already running has a database.
  if (process.env.E2E_URL) return
  const template = await mkdtemp(join(tmpdir(), 'two-pastors-template-'))
  const stack = await startStack({ PORT: String(await freePort()), DATA_DIR: template })
  // It answers when the database does.
  await fetch(`${stack.url}/functions/v1/health`)
  await stack.stop()
  process.env.E2E_DATA_TEMPLATE = template
  return () => rm(template, { recursive: true })
}

/** Fills a data folder that does not exist or is empty. */
export async function fillDataFolder(folder: string): Promise<void> {
  const { E2E_DATA_TEMPLATE } = process.env
  if (E2E_DATA_TEMPLATE) await cp(E2E_DATA_TEMPLATE, folder, { recursive: true })
}
