import { spawn } from 'node:child_process'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { plainEnv, run } from './run.ts'
import type { Site } from './workbench.ts'

const styleSheets: Record<Site, string> = {
  'vite-plain': 'src/site.css',
  'vite-tailwind': 'src/site.css',
  next: 'app/site.css',
}

/** The commands of `pnpm preview`, without pnpm and its extra process. */
const previews: Record<Site, string[]> = {
  'vite-plain': ['node_modules/vite/bin/vite.js', 'preview', '--strictPort', '--port'],
  'vite-tailwind': ['node_modules/vite/bin/vite.js', 'preview', '--strictPort', '--port'],
  next: ['node_modules/next/dist/bin/next', 'start', '--port'],
}

/** Builds a site as its owner does, optionally with React's development build for its warnings. */
export function buildSite(site: Site, folder: string, react: 'production' | 'development' = 'production') {
  // Next builds for production only and sets NODE_ENV itself.
  return run('pnpm', ['run', 'build'], folder, site === 'next' ? {} : { NODE_ENV: react })
}

/** The style sheet of a site without the packages. */
export async function stylesWithoutOurs(site: Site, folder: string): Promise<string> {
  const path = `${folder}/${styleSheets[site]}`
  const css = await readFile(path, 'utf8')
  const bare = css.replace(/^@import "(@two-pastors|\.)\/.*$/gm, '')
  if (site !== 'vite-tailwind') return bare
  // Tailwind compiles the changed sheet into another folder.
  await writeFile(path, bare)
  await run('pnpm', ['exec', 'vite', 'build', '--outDir', 'without'], folder)
  await writeFile(path, css)
  for await (const file of glob(`${folder}/without/assets/*.css`)) return readFile(file, 'utf8')
  throw new Error('vite-tailwind was built without a style sheet')
}

/** Serves a built site. */
export function serveSite(site: Site, folder: string): Promise<Served> {
  return serve(folder, (port) => [...previews[site], port])
}

export type Served = { url: string; close: () => void }

/** Runs a server in Node, which gets its port as an argument or from PORT, and waits for its first answer. */
export async function serve(folder: string, command: (port: string) => string[]): Promise<Served> {
  const port = await freePort()
  const child = spawn(process.execPath, command(String(port)), {
    cwd: folder,
    env: { ...plainEnv(), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const url = `http://localhost:${port}`
  for (let tries = 0; tries < 150 && child.exitCode === null; tries++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, close: () => child.kill() }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill()
  throw new Error(`The site in ${folder} does not answer at ${url}\n${output}`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
