import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../start-error.ts'

/**
 * Takes the data folder for this process: PGlite itself lets two processes open one database and ruin it.
 * A lock whose owner is dead (SIGKILL, power cut) is taken over.
 * @returns a function that releases the lock
 */
export async function lockFolder(dir: string): Promise<() => Promise<void>> {
  const path = join(dir, 'lock')
  const mine = await describe(process.pid)
  try {
    await mkdir(dir, { recursive: true })
    if (!(await create(path, mine))) await takeOver(path, mine, dir)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `DATA_DIR must be a folder we can write to, for example DATA_DIR=.data; ${String(error)}`,
    )
  }
  return async () => {
    if ((await read(path)) === mine) await rm(path, { force: true })
  }
}

async function takeOver(path: string, mine: string, dir: string): Promise<void> {
  let theirs = await read(path)
  if (theirs === '') {
    // It is just being written, or its owner died right there.
    await sleep(100)
    theirs = await read(path)
  }
  const owner = Number.parseInt(theirs, 10)
  if (theirs !== '' && owner !== process.pid && (await describe(owner)) === theirs) {
    throw new StartError(
      `The data in ${dir} is in use by process ${owner} (another start of this site?): ` +
        'stop that one, or set DATA_DIR to another folder.',
    )
  }
  await rm(path, { force: true })
  const created = await create(path, mine)
  // Two processes may find the same dead lock at the same moment: the one whose name stands afterwards has it.
  await sleep(100)
  if (!created || (await read(path)) !== mine) await takeOver(path, mine, dir)
}

async function create(path: string, content: string): Promise<boolean> {
  try {
    await writeFile(path, content, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function read(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '')
}

/**
 * The process as text, or '' when it is dead. Where the system tells (Linux), with the moment it started: after a
 * restart, of a container above all, another process may have the number of the dead one.
 */
async function describe(pid: number): Promise<string> {
  if (!Number.isInteger(pid) || !isAlive(pid)) return ''
  const stat = await read(`/proc/${pid}/stat`)
  const boot = await read('/proc/sys/kernel/random/boot_id')
  // The name of the command, in parentheses, may hold spaces; the start time is the 20th field after it.
  const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  return `${pid} ${started} ${boot.trim()}\n`
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
