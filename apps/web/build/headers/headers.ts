import { glob, readdir, readFile, writeFile } from 'node:fs/promises'
import type { env as siteEnv } from '../../src/config/env.ts'
import { contentSecurityPolicy, type Inline, readInline } from './content-security-policy.ts'

/** A year for files with a content hash in their name; a day for others that rarely change. */
const A_YEAR = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

/** Browser features that no page uses, disabled in case of script injection. */
const DISABLED_FEATURES = [
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

/** A path, which may end in `*`, and the headers of the files that match it. */
type Rule = [path: string, headers: Record<string, string>]

/**
 * Writes the response headers into the built site: `_headers` in the format of Netlify and Cloudflare Pages, which the
 * embedded stack reads too, so that tests run with the deployed headers; and `_headers.nginx`, which deploy/nginx.conf
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
    'Permissions-Policy': DISABLED_FEATURES.map((feature) => `${feature}=()`).join(', '),
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

/** For the `server` block of deploy/nginx.conf, which sends `$cache_control`. */
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
