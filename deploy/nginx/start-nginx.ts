import { execFileSync, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@two-pastors/tooling/run'

const site = `${root}apps/web/dist`
/** Where Debian and Ubuntu put the modules that were installed. */
const MODULES = '/etc/nginx/modules-enabled'
/** In deploy/nginx.conf: where the functions answer, by the name that the address has. */
const FUNCTIONS = 'http://unix:/run/two-pastors/$1.sock'

export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export type NginxOptions = {
  port: number
  /** Address of the embedded stack, for feeds, films and the sample blog. */
  content: string
  /** Folder of the sockets of the functions; without it the embedded stack answers for them. */
  sockets?: string
}

/**
 * The built site behind nginx, by the configuration that is shipped (deploy/nginx.conf) with its own lines filled in.
 * @throws Error with what nginx says where it does not start, or is not installed
 */
export async function startNginx({ port, content, sockets }: NginxOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'two-pastors-nginx-'))
  await mkdir(`${folder}/temp`)
  // The files of MODULES name theirs from the folder of the server.
  await symlink('/usr/lib/nginx/modules', `${folder}/modules`)
  let server = await readFile(`${root}deploy/nginx.conf`, 'utf8')
  const { host } = new URL(content)
  for (const [written, own] of [
    ['listen 80;', `listen ${port};`],
    ['listen [::]:80;', `listen [::]:${port};`],
    ['root /srv/two-pastors/site;', `root ${site};`],
    ['include /srv/two-pastors/site/', `include ${site}/`],
    ['include mime.types;', 'include /etc/nginx/mime.types;'],
    ['http://127.0.0.1:4174', `http://${host}`],
    [FUNCTIONS, sockets ? `http://unix:${sockets}/$1.sock` : `http://${host}`],
  ] as const) {
    if (!server.includes(written)) throw new Error(`deploy/nginx.conf no longer says "${written}"`)
    server = server.replace(written, () => own)
  }
  if (globSync(`${MODULES}/*brotli-static*`).length === 0) server = server.replace('brotli_static on;', '')
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  await writeFile(
    `${folder}/nginx.conf`,
    `include ${MODULES}/*.conf; ${user} pid ${folder}/pid; error_log stderr warn; daemon off; worker_processes 2; events {}
http { access_log off; sendfile on; ${temp.map((name) => `${name}_temp_path ${folder}/temp/${name};`).join(' ')}
${server} }`,
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
  const url = `http://localhost:${port}`
  await Promise.race([answers(url), gone.then((error) => Promise.reject(error))])
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await gone
      await rm(folder, { recursive: true })
    },
  }
}

async function answers(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))) await new Promise((resolve) => setTimeout(resolve, 50))
}
