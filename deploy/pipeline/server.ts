import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { root, runMain } from '@two-pastors/tooling/run'
import { assemble } from '../server/assemble.ts'
import { type Environment, need } from './steps.ts'

/**
 * Takes a release to a server of your own (`upload`), and puts it online (`activate`). Where no Supabase project is named,
 * it has the functions and migrations too.
 */
export async function toServer(what: 'upload' | 'activate', env: Environment): Promise<void> {
  const server = need(env, 'SERVER')
  const base = env.TWO_PASTORS_ROOT || '/srv/two-pastors'
  const name = what === 'upload' ? nameRelease() : readFileSync(NOTE, 'utf8')
  const folder = mkdtempSync(`${tmpdir()}/two-pastors-release-`)
  const ssh = sshCommand(folder, env)
  const remote = (command: string) =>
    execFileSync('sh', ['-c', `${ssh} "$0" "$1"`, server, command], { env, stdio: 'inherit' })
  try {
    if (what === 'activate') return void remote(`${base}/releases/${name}/server/activate.sh ${name}`)
    const functions = !env.SUPABASE_PROJECT_REF
    await assemble({ to: `${folder}/release`, functions, site: env.SITE || `${root}apps/web/dist` })
    remote(`mkdir -p ${base}/releases`)
    const rights = '--chmod=Du=rwx,Dgo=rx,Fu=rwX,Fgo=rX'
    const args = ['--recursive', '--links', '--perms', rights, '--compress', `--rsh=${ssh}`]
    const target = `${server}:${base}/releases/${name}/`
    execFileSync('rsync', [...args, `${folder}/release/`, target], { env, stdio: 'inherit' })
    remote(`${base}/releases/${name}/server/activate.sh ${name} --check`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The release that was uploaded last, for the phase that puts it online. */
const NOTE = `${root}node_modules/.cache/two-pastors-release`

/** Such as `20261122T1504-1a2b3c4`: in the order of time. */
function nameRelease(): string {
  const commit = execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: root, encoding: 'utf8' })
  const name = `${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}-${commit.trim()}`
  mkdirSync(dirname(NOTE), { recursive: true })
  writeFileSync(NOTE, name)
  return name
}

function sshCommand(folder: string, env: Environment): string {
  if (!env.SSH_KEY) return 'ssh -o BatchMode=yes'
  writeFileSync(`${folder}/key`, `${env.SSH_KEY}\n`)
  chmodSync(`${folder}/key`, 0o600)
  writeFileSync(`${folder}/known_hosts`, `${need(env, 'SSH_KNOWN_HOSTS')}\n`)
  const options = ['IdentitiesOnly=yes', 'BatchMode=yes', `UserKnownHostsFile=${folder}/known_hosts`]
  return `ssh -i ${folder}/key ${options.map((option) => `-o ${option}`).join(' ')}`
}

if (import.meta.main) {
  await runMain(async () => {
    await toServer(process.argv[2] === 'activate' ? 'activate' : 'upload', process.env)
    return 0
  })
}
