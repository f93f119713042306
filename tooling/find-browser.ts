import { execFile } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type LaunchOptions } from 'playwright'
import { root } from './run.ts'

const execute = promisify(execFile)

/** Headless Chromium, which runs the tests in two thirds of the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const APT = 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq'

const SYSTEM = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a Chrome or Chromium for the tests: CHROME_PATH, Playwright's, or the system's. Installs one if there is
 * none.
 * @throws Error with one line that says what to install.
 */
export async function findBrowser(): Promise<string> {
  const given = process.env.CHROME_PATH
  if (given) {
    if (statSync(given, { throwIfNoEntry: false })?.isFile()) return given
    throw new Error(`CHROME_PATH is ${given}, and there is no such file: point it at a Chrome or Chromium`)
  }
  const found = installed()
  if (found === '/usr/bin/chromium' && process.getuid?.() === 0)
    await installOnce(['chromium-headless-shell'], 60_000)
  return installed() ?? (await install())
}

/** Installs packages on Debian, as root. Tries once per clone, because without a network it takes minutes to fail. */
export async function installOnce(packages: string[], timeout: number): Promise<void> {
  const tried = `${root}node_modules/.cache/tried-${packages.join('-')}`
  if (existsSync(tried) || !existsSync('/usr/bin/apt-get')) return
  await mkdir(dirname(tried), { recursive: true })
  await writeFile(tried, '')
  console.log(`Installing ${packages.join(' ')}`)
  const command = `${APT} --no-install-recommends ${packages.join(' ')}`
  await execute('sh', ['-c', command], { timeout }).catch(() => {})
}

/**
 * How tests start Chromium: the one in CHROME_PATH or an installed one, so that a single test runs without `pnpm test`. Synchronous,
 * for configuration files.
 */
export function launchOptions(...args: string[]): LaunchOptions {
  const executablePath = process.env.CHROME_PATH ?? installed()
  return {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', ...args],
  }
}

function installed(): string | undefined {
  return [chromium.executablePath(), ...SYSTEM].find((path) => existsSync(path))
}

async function install(): Promise<string> {
  const ways: [string, string[]][] = [
    ['playwright', ['install', '--with-deps', 'chromium']],
    ['playwright', ['install', 'chromium']],
    ['sh', ['-c', `${APT} chromium-headless-shell`]],
    ['sh', ['-c', `${APT} chromium`]],
  ]
  for (const [command, args] of ways) {
    console.log(`No browser found; trying: ${command} ${args.join(' ')}`)
    await execute(command, args).catch(() => undefined)
    const found = installed()
    if (found) return found
  }
  throw new Error('No browser: install Chrome or Chromium, or set CHROME_PATH to one, and run this again')
}
