import { execFileSync, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@two-pastors/tooling/run'
import { fillIn, type Places } from './fill-in.ts'

/** Where Debian and Ubuntu put installed modules. */
const MODULES = '/etc/nginx/modules-enabled'

export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * The site behind nginx, by the configuration that is shipped (deploy/nginx.conf) with its own lines filled in.
 * @throws Error with what nginx says where it does not start, or is not installed
 */
export async function startNginx(places: Places) {
  const folder = await mkdtemp(join(tmpdir(), 'two-pastors-nginx-'))
  await mkdir(`${folder}/temp`)
  // The files in MODULES use paths relative to the server's folder.
  await symlink('/usr/lib/nginx/modules', `${folder}/modules`)
  let site = fillIn(await readFile(`${root}deploy/nginx.conf`, 'utf8'), places)
  if (globSync(`${MODULES}/*brotli-static*`).length === 0) site = site.replace('brotli_static on;', '')
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  await writeFile(
    `${folder}/nginx.conf`,
    `include ${MODULES}/*.conf; ${user} pid ${folder}/pid; error_log stderr warn; daemon off; worker_processes 2; events {}
http { access_log off; sendfile on; ${temp.map((name) => `${name}_temp_path ${folder}/temp/${name};`).join(' ')}
${site} }`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', `${folder}/nginx.conf`], {
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const gone = new Promise<Error>((resolve) => {
    child.once('error', (error) => resolve(new Error(`nginx does not start: ${error.message}`)))
    child.once('exit', (code) => resolve(new Error(`nginx stopped with ${code}: ${said}`)))
  })
  const url = `http://localhost:${places.port}`
  await Promise.race([answers(url), gone.then((error) => Promise.reject(error))])
  return {
    url,
    /** Like `systemctl reload nginx`: an invalid configuration is rejected, and the old one stays. */
    reload: `nginx -p ${folder} -c ${folder}/nginx.conf -s reload`,
    stop: async () => {
      child.kill('SIGTERM')
      await gone
      await rm(folder, { recursive: true })
    },
  }
}

async function answers(url: string): Promise<void> {
  while (!(await fetch(url, { redirect: 'manual' }).catch(() => undefined))) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
