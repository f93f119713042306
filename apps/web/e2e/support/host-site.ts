import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type HostPage = {
  body: string
  head?: string
  /** Its Content-Security-Policy. */
  policy?: string
  /** `127.0.0.1` is another site than ours on localhost, not only another origin. */
  host?: 'localhost' | '127.0.0.1'
}

/** The elements that a sister site puts into its page, each with a link for browsers without the script. */
export const elements = (site: string) => `
  <tp-video watch="grace-in-the-cold"><a href="${site}/watch/grace-in-the-cold">Grace in the Cold</a></tp-video>
  <tp-row feed="747"><a href="${site}/">Trailers</a></tp-row>
  <tp-sign-up><a href="${site}/notifications">Sign up</a></tp-sign-up>
  <tp-family-guide review="old-yeller-review"><a href="${site}/reviews/old-yeller-review">Is it for us?</a></tp-family-guide>
  <script src="${site}/embed/v1.js" async></script>`

/** A sister site with one page, on its own origin. */
export async function startHost({ body, head = '', policy, host = 'localhost' }: HostPage) {
  const page = body.startsWith('<!doctype')
    ? body
    : `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A sister site</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">${head}</head><body><main><h1>Movie night</h1>${body}</main></body></html>`
  const server = createServer(({ url }, response) => {
    if (url !== '/') return void response.writeHead(204).end()
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (policy) response.setHeader('content-security-policy', policy)
    response.end(page)
  })
  await new Promise<void>((resolve) => server.listen(sisterPort(), resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${host}:${port}/`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The rehearsal allows one port per worker as an origin (deploy/rehearse); the embedded stack allows any local one. */
function sisterPort(): number {
  const { E2E_SISTER_PORTS = '', TEST_PARALLEL_INDEX } = process.env
  return Number(E2E_SISTER_PORTS.split(' ')[Number(TEST_PARALLEL_INDEX)] ?? 0)
}

/**
 * What WordPress does with the oEmbed response of an unknown site (wp_filter_oembed_result): only the frame, with
 * these attributes, in a sandbox.
 */
export function asWordPress(html: string): string {
  const src = / src="([^"]+)"/.exec(html)?.[1] ?? ''
  const kept = [...html.matchAll(/ (?:width|height|title|frameborder)="[^"]*"/g)]
    .map(([text]) => text)
    .join('')
  return `<iframe class="wp-embedded-content" sandbox="allow-scripts" security="restricted" src="${src}#?secret=a1B2c3D4e5" data-secret="a1B2c3D4e5"${kept}></iframe>`
}
