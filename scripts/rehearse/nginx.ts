import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../../scripts/run.ts'
import { dist } from './dist.ts'
import { freePort } from './free-port.ts'

/**
 * The built site behind nginx, by the configuration that is shipped (deploy/nginx.conf) with its own lines filled in.
 * @param functions address of the embedded stack, for feeds, functions and films
 * @throws Error with what nginx says where it does not start, or is not installed
 */
export async function startNginx(functions: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'two-pastors-nginx-'))
  await mkdir(`${folder}/temp`)
  const port = await freePort()
  let site = await readFile(`${root}deploy/nginx.conf`, 'utf8')
  for (const [written, own] of [
    ['server 127.0.0.1:4174;', `server ${new URL(functions).host};`],
    ['listen 80;', `listen ${port};`],
    ['root /srv/two-pastors/site;', `root ${dist};`],
    ['include /srv/two-pastors/site/', `include ${dist}/`],
    ['include mime.types;', 'include /etc/nginx/mime.types;'],
  ] as const) {
    if (!site.includes(written)) throw new Error(`deploy/nginx.conf no longer says "${written}"`)
    site = site.replace(written, own)
  }
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    `${folder}/nginx.conf`,
    `pid ${folder}/pid; error_log stderr warn; daemon off; worker_processes 2; events {}
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
