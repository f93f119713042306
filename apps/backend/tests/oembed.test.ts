import { expect, test } from 'vitest'
import { createLog } from '../supabase/functions/_shared/log.ts'
import { oembed } from '../supabase/functions/_shared/oembed/oembed.ts'

const site = 'https://www.example.org'
const video = {
  version: '1.0',
  type: 'video',
  title: 'Grace in the Cold',
  width: 640,
  height: 360,
  html: `<iframe src="${site}/embed/watch/grace-in-the-cold" width="640" height="360" title="Grace in the Cold"></iframe>`,
  thumbnail_url: `${site}/og/grace.jpg`,
  thumbnail_width: 1200,
  thumbnail_height: 630,
}

/** Asks the function as WordPress does (WP_oEmbed::fetch), of a site with one video. */
async function ask(params: Record<string, string>, read?: () => Promise<Response>, init?: RequestInit) {
  const paths: string[] = []
  const response = await oembed(
    new Request(`https://project.example.org/oembed?${new URLSearchParams(params)}`, init),
    {
      isSite: (origin) => origin === site,
      log: createLog('oembed', () => {}),
      read: async (path) => {
        paths.push(path)
        if (read) return read()
        return path === '/embed/watch/grace-in-the-cold.json'
          ? Response.json(video)
          : new Response('<h1>Not found</h1>', { status: 404 })
      },
    },
  )
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    paths,
    body: text ? JSON.parse(text) : null,
  }
}
const url = `${site}/watch/grace-in-the-cold`

test('a pasted address becomes a player of the width that WordPress asks for', async () => {
  const { status, headers, body } = await ask({
    url,
    maxwidth: '500',
    maxheight: '750',
    dnt: '1',
    format: 'json',
  })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(body).toMatchObject({ version: '1.0', type: 'video', width: 500, height: 281 })
  expect(body.html).toContain(' width="500" height="281"')
  // It would be wider than requested.
  expect(body).not.toHaveProperty('thumbnail_url')
})

test('without limits it has the size and the thumbnail that the build gave it', async () => {
  expect((await ask({ url })).body).toEqual(video)
})

test.each([
  [{ maxwidth: '320' }, 320, 180],
  [{ maxheight: '180' }, 320, 180],
  [{ maxwidth: '1280', maxheight: '360' }, 640, 360],
  [{ maxwidth: '99999' }, 1920, 1080],
  [{ maxwidth: '-5', maxheight: 'wide' }, 640, 360],
])('it keeps to %j and to its own proportions', async (limits, width, height) => {
  expect((await ask({ url, ...limits })).body).toMatchObject({ width, height })
})

test.each([
  [`${url}?t=95`, '?t=95'],
  [`${url}#t=1m35s`, '?t=1m35s'],
  [`${url}/`, ''],
  [`${site}/?watch=grace-in-the-cold`, ''],
  [`${url}?t="><script>`, ''],
])('%s leads to the same video', async (address, query) => {
  expect((await ask({ url: address })).body.html).toContain(
    ` src="${site}/embed/watch/grace-in-the-cold${query}"`,
  )
})

test.each([
  [`${site}/watch/no-such-video`, 1],
  [`${site}/movies`, 0],
  [`${site}/watch/..%2f..%2f_headers`, 0],
  [`${site}/watch/.hidden`, 0],
  ['https://other.example.org/watch/grace-in-the-cold', 0],
  ['nonsense', 0],
])('%s is no video: 404', async (address, asked) => {
  const { status, paths, body } = await ask({ url: address })
  expect([status, paths.length, body.message]).toEqual([404, asked, 'There is no such video.'])
})

test('xml is not implemented, which WordPress knows by 501; without an address there is nothing to say', async () => {
  expect((await ask({ url, format: 'xml' })).status).toBe(501)
  expect((await ask({})).status).toBe(400)
  expect((await ask({ url }, undefined, { method: 'POST' })).status).toBe(405)
})

test.each([
  ['is down', () => Promise.reject(new TypeError('fetch failed'))],
  ['is failing', async () => new Response('', { status: 503 })],
  ['sends a page', async () => new Response('<!doctype html>')],
  ['sends something else', async () => Response.json({ html: '<script>' })],
  ['sends too much', async () => new Response('x'.repeat(20_000))],
])('a site that %s is told as 502', async (_, read) => {
  expect((await ask({ url }, read)).status).toBe(502)
})

test('scripts of any site may ask', async () => {
  const { headers } = await ask({ url }, undefined, { headers: { origin: 'https://church.example' } })
  expect(headers.get('access-control-allow-origin')).toBe('https://church.example')
  const head = await ask({ url }, undefined, { method: 'HEAD' })
  expect([head.status, head.text]).toEqual([200, ''])
})
