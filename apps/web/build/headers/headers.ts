import { glob, readdir, readFile, writeFile } from 'node:fs/promises'
import type { env as siteEnv } from '../../src/config/env.ts'
import { contentSecurityPolicy, type Inline, readInline } from './content-security-policy.ts'

/** A year: what has a hash of its content in its name. A day: what keeps its name, and changes rarely. */
const A_YEAR = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

/** What no page of the site uses, nor anybody who gets a script into one. */
const SWITCHED_OFF = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/** A path, in which a star at the end stands for anything, and the headers of what is there. */
type Rule = [path: string, headers: Record<string, string>]

/**
 * Writes what every answer says about itself into the built site: `_headers` in the format that Netlify and Cloudflare Pages
 * read, and the embedded stack too, so that what is tested is what is deployed; and `_headers.nginx`, which deploy/nginx.conf
 * includes.
 * https://docs.netlify.com/manage/routing/headers/, https://developers.cloudflare.com/pages/configuration/headers/
 */
export async function writeHeaders(client: string, env: typeof siteEnv): Promise<void> {
  const inline: Inline = { scripts: new Set(), styles: new Set() }
  for await (const page of glob('**/*.html', { cwd: client })) {
    readInline(await readFile(`${client}/${page}`, 'utf8'), inline)
  }
  const icons = (await readdir(client)).filter((file) => /\.(ico|png|svg)$/.test(file))
  const rules: [Rule, ...Rule[]] = [
    ['/*', securityHeaders(env, inline)],
    ['/assets/*', { 'Cache-Control': A_YEAR }],
    ['/og/*', { 'Cache-Control': A_DAY }],
    ['/downloads/*', { 'Cache-Control': A_DAY }],
    ...icons.sort().map((icon): Rule => [`/${icon}`, { 'Cache-Control': A_DAY }]),
  ]
  await writeFile(`${client}/_headers`, headersFile(rules))
  await writeFile(`${client}/_headers.nginx`, nginxFile(rules))
}

function securityHeaders(env: typeof siteEnv, inline: Inline): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(env, inline),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': SWITCHED_OFF.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(env.siteUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
    'X-Content-Type-Options': 'nosniff',
  }
}

function headersFile(rules: Rule[]): string {
  return rules
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}

/** For the `server` block of deploy/nginx.conf, which sends `$cache_control` with what is there. */
function nginxFile([[, everywhere], ...cached]: [Rule, ...Rule[]]): string {
  return [
    ...Object.entries(everywhere).map(([name, value]) => `add_header ${name} "${value}" always;`),
    'set $cache_control "no-cache";',
    ...cached.map(([path, { 'Cache-Control': value }]) => {
      const pattern = `^${path.replaceAll('.', '\\.').replace(/\*$/, '')}${path.endsWith('*') ? '' : '$'}`
      return `if ($uri ~ "${pattern}") { set $cache_control "${value}"; }`
    }),
    '',
  ].join('\n')
}
