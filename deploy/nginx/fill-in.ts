/** What differs on this machine from the server in docs/deploy.md. */
export type Places = {
  port: number
  /** The folder of the releases, with `current`. */
  base: string
  /** Address of the embedded stack, for feeds, films and the sample blog. */
  content: string
  /** Folder of the functions' sockets; without it the embedded stack answers for them. */
  sockets?: string
  /** Without it the site itself answers at `port`; with it `port` leads to https. */
  tls?: { port: number; certificate: string; key: string }
}

/**
 * deploy/nginx.conf with these places in it.
 * @throws Error for a line that it no longer has
 */
export function fillIn(configuration: string, { port, base, content, sockets, tls }: Places): string {
  const [map = '', ...servers] = configuration.split(/^(?=server \{)/m)
  const { host } = new URL(content)
  const changes: [written: string, own: string][] = [
    ['/etc/nginx/two-pastors/', `${base}/nginx/`],
    ['include mime.types;', 'include /etc/nginx/mime.types;'],
    ['http://127.0.0.1:4174', `http://${host}`],
    ['http://unix:/run/two-pastors/$1.sock', sockets ? `http://unix:${sockets}/$1.sock` : `http://${host}`],
    [
      'http://unix:/run/two-pastors/mailchimp-webhook.sock',
      sockets ? `http://unix:${sockets}/mailchimp-webhook.sock` : `http://${host}`,
    ],
    ['/var/log/nginx/', `${base}/`],
    ...(tls ? withTls(port, tls) : withoutTls(port)),
  ]
  // Without TLS nothing redirects to it.
  let text = map + (tls ? servers : servers.slice(-1)).join('')
  for (const [written, own] of changes) {
    if (!text.includes(written)) throw new Error(`deploy/nginx.conf no longer says "${written}"`)
    text = text.replaceAll(written, () => own)
  }
  return tls ? text : text.replace(/^ *ssl_.*$/gm, '')
}

const withTls = (port: number, tls: NonNullable<Places['tls']>): [string, string][] => [
  ['listen 80;', `listen ${port};`],
  ['listen [::]:80;', `listen [::]:${port};`],
  ['listen 443 ', `listen ${tls.port} `],
  ['listen [::]:443 ', `listen [::]:${tls.port} `],
  ['/etc/letsencrypt/live/www.example.org/fullchain.pem', tls.certificate],
  ['/etc/letsencrypt/live/www.example.org/privkey.pem', tls.key],
]

const withoutTls = (port: number): [string, string][] => [
  ['listen 443 ssl http2;', `listen ${port};`],
  ['listen [::]:443 ssl http2;', `listen [::]:${port};`],
]
