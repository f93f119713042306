import { globSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { BrowserContext, Route } from '@playwright/test'
import { serveFunction } from '@two-pastors/backend/deno'
import { writeHeaders } from '../../build/headers/headers.ts'
import { fillDataFolder } from './data-template.ts'
import { dist } from './dist.ts'
import { EDITOR_BUILD, NO_ORIGIN } from './editor-build.ts'
import { freePort } from './free-port.ts'
import { APP, GitHub } from './github/stand-in.ts'
import { startStack } from './stack.ts'

const root = `${resolve(import.meta.dirname, '../..')}/`
const CONTENT = 'apps/web/'

/**
 * The site with the editor of a production build, its headers, the function cms-auth in Deno, and the stand-in for GitHub with the
 * content as it is here.
 */
export async function startLiveEditor() {
  const folder = await mkdtemp(join(tmpdir(), 'two-pastors-editor-'))
  const client = `${folder}/dist`
  const port = await freePort()
  const origin = `http://localhost:${port}`
  await cp(dist, client, { recursive: true, filter: (path) => !/\.(br|gz|mp4|pdf|zip)$|\/og$/.test(path) })
  await cp(EDITOR_BUILD, client, { recursive: true })
  for (const name of globSync('admin/**/*.{js,json}', { cwd: client })) {
    const text = await readFile(`${client}/${name}`, 'utf8')
    if (text.includes(NO_ORIGIN)) await writeFile(`${client}/${name}`, text.replaceAll(NO_ORIGIN, origin))
  }
  await writeHeaders(client, { ...SAME_ORIGIN, siteUrl: origin })
  await fillDataFolder(`${folder}/data`)
  const stack = await startStack({ PORT: String(port), SITE_DIR: client, DATA_DIR: `${folder}/data` })

  const github = new GitHub(await contentFiles())
  github.callback = `${origin}/admin/sign-in`
  const token = await serveTokens(github)
  const cmsAuth = await serveFunction('cms-auth', {
    SITE_URL: origin,
    GITHUB_CLIENT_ID: APP.id,
    GITHUB_CLIENT_SECRET: APP.secret,
    GITHUB_ORIGIN: token.origin,
  })
  return {
    origin,
    client,
    github,
    functionLog: cmsAuth.lines,
    /** Lets pages reach the function and the stand-in by the addresses of the real ones. */
    connect: async (context: BrowserContext) => {
      await context.route(`${origin}/functions/v1/cms-auth`, (route) => forward(route, cmsAuth.url))
      await context.route(`${token.origin}/login/oauth/authorize?**`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: github.authorizePage(new URL(route.request().url()).searchParams),
        }),
      )
      await context.route('https://api.github.com/**', (route) => answerApi(route, github))
      await context.route('https://www.githubstatus.com/**', (route) =>
        route.fulfill({ json: { components: [] } }),
      )
    },
    stop: async () => {
      await Promise.all([stack.stop(), cmsAuth.stop()])
      token.stop()
      github.store.remove()
      await rm(folder, { recursive: true })
    },
  }
}
export type LiveEditor = Awaited<ReturnType<typeof startLiveEditor>>

const SAME_ORIGIN = {
  feedHost: '',
  mediaHosts: [],
  blogFeedUrl: '/sample/blog.xml',
  rssProxyUrl: '/functions/v1/rss-proxy?url=',
  supabaseUrl: '',
  supabaseAnonKey: '',
  sharingDesign: '',
  turnstileSiteKey: '',
}

/** Texts, and a few pictures. */
async function contentFiles(): Promise<Map<string, Buffer>> {
  const names = globSync(['content/**/*.yaml', 'content/images/posters/d*'], {
    cwd: `${root}e2e`,
  })
  const files = names.map(async (name) => [CONTENT + name, await readFile(`${root}e2e/${name}`)] as const)
  return new Map(await Promise.all(files))
}

/** Where the function exchanges codes. */
async function serveTokens(github: GitHub) {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(github.exchange(new URLSearchParams(body))))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin, stop }
}

async function forward(route: Route, to: string) {
  const request = route.request()
  const headers = await request.allHeaders()
  const body = request.postData()
  const answer = await fetch(to, {
    method: request.method(),
    headers: { origin: headers.origin ?? '', 'content-type': headers['content-type'] ?? '' },
    ...(body && { body }),
  })
  await route.fulfill({
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: await answer.text(),
  })
}

async function answerApi(route: Route, github: GitHub) {
  const request = route.request()
  const { status, body } = github.rest({
    method: request.method(),
    url: new URL(request.url()),
    headers: await request.allHeaders(),
    body: request.postData() ?? '',
  })
  // https://docs.github.com/en/rest/using-the-rest-api/using-cors-and-jsonp-to-make-cross-origin-requests
  const headers = { 'access-control-allow-origin': '*' }
  // An answer of 204 has neither a body nor a type.
  await route.fulfill({ status, headers, ...(body !== undefined && { json: body }) })
}
