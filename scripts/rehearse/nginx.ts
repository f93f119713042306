import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../run.ts'

const site = `${root}apps/web/dist`
/** Where Debian and Ubuntu install nginx modules. */
const MODULES = '/etc/nginx/modules-enabled'
/** The functions' sockets in deploy/nginx.conf, by the name in the URL. */
const FUNCTIONS = 'http://unix:/run/two-pastors/$1.sock'

export type NginxOptions = {
  port: number
  /** URL of the embedded stack, for feeds, films and the sample blog. */
  content: string
  /** Folder of the functions' sockets; by default the embedded stack serves them. */
  sockets?: string
}

/**
 * Serves the built site with nginx, using the shipped configuration (deploy/nginx.conf) with its paths and ports replaced.
 * @throws Error with nginx's output if it doesn't start or is not installed
 */
export async function startNginx({ port, content, sockets }: NginxOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'two-pastors-nginx-'))
  await mkdir(`${folder}/temp`)
  // The files in MODULES use paths relative to the server's folder.
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
