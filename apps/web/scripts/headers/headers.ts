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

/**
 * Writes `_headers` into the built site, in the format that Netlify and Cloudflare Pages read: what every answer says about
 * itself. The embedded stack reads the same file, so what is tested is what is deployed.
 * https://docs.netlify.com/manage/routing/headers/, https://developers.cloudflare.com/pages/configuration/headers/
 */
export async function writeHeaders(client: string, env: typeof siteEnv): Promise<void> {
  const inline: Inline = { scripts: new Set(), styles: new Set() }
  for await (const page of glob('**/*.html', { cwd: client })) {
    readInline(await readFile(`${client}/${page}`, 'utf8'), inline)
  }
  const icons = (await readdir(client)).filter((file) => /\.(ico|png|svg)$/.test(file))
  await writeFile(`${client}/_headers`, headersFile(securityHeaders(env, inline), icons.sort()))
}

export function securityHeaders(env: typeof siteEnv, inline: Inline): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(env, inline),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': SWITCHED_OFF.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(env.siteUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
    'X-Content-Type-Options': 'nosniff',
  }
}

function headersFile(everywhere: Record<string, string>, icons: string[]): string {
  const cached = (path: string, value: string) => [path, { 'Cache-Control': value }] as const
  const rules = [
    ['/*', everywhere] as const,
    cached('/assets/*', A_YEAR),
    cached('/og/*', A_DAY),
    cached('/downloads/*', A_DAY),
    ...icons.map((icon) => cached(`/${icon}`, A_DAY)),
  ]
  return rules
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}
