import { glob, readdir, readFile, writeFile } from 'node:fs/promises'
import type { env as siteEnv } from '../../src/config/env.ts'
import { DRAWINGS } from '../asset-name.ts'
import {
  contentSecurityPolicy,
  editorPolicy,
  embedPolicy,
  type Inline,
  PICTURE_POLICY,
  previewPolicy,
  readInline,
} from './content-security-policy.ts'

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

/** Other sites load these files. */
const FOR_ALL = { 'Access-Control-Allow-Origin': '*' }
const NOINDEX = { 'X-Robots-Tag': 'noindex' }
const AN_HOUR = 'public, max-age=3600'

/**
 * Writes the response headers into the built site: `_headers` in the format of Netlify and Cloudflare Pages, which the
 * embedded stack reads too, so that tests run with the deployed headers; and `_headers.nginx`, which deploy/nginx.conf
 * includes.
 * https://docs.netlify.com/manage/routing/headers/, https://developers.cloudflare.com/pages/configuration/headers/
 */
export async function writeHeaders(client: string, env: typeof siteEnv): Promise<void> {
  const inline = await readPages(client, (page) => !/^(embed|admin)[/.]/.test(page))
  const embedded = await readPages(client, (page) => page.startsWith('embed/'))
  const icons = (await readdir(client)).filter((file) => /\.(ico|png|svg)$/.test(file))
  const rules: [Rule, ...Rule[]] = [
    ['/*', securityHeaders(env, inline)],
    ['/embed/watch/*', { 'Content-Security-Policy': embedPolicy(env, embedded), ...FOR_ALL }],
    ['/embed/guide/*', FOR_ALL],
    // In a sandbox without an origin, the light pages load their code from here.
    ['/assets/*', { 'Cache-Control': A_YEAR, ...FOR_ALL }],
    [`/${DRAWINGS}*`, { 'Content-Security-Policy': PICTURE_POLICY }],
    ['/admin/*', NOINDEX],
    ['/admin/numbers', { 'Cache-Control': 'no-store' }],
    ['/embed.js', { 'Cache-Control': AN_HOUR, ...FOR_ALL }],
    ['/embed/v1.js', { 'Cache-Control': AN_HOUR, ...FOR_ALL }],
    ['/reviews/family-guide.json', FOR_ALL],
    ...(await editorRules(client, env)),
    ['/og/*', { 'Cache-Control': A_DAY }],
    ['/downloads/*', { 'Cache-Control': A_DAY }],
    ...icons.sort().map(
      (icon): Rule => [
        `/${icon}`,
        {
          'Cache-Control': A_DAY,
          ...(icon.endsWith('.svg') && { 'Content-Security-Policy': PICTURE_POLICY }),
        },
      ],
    ),
  ]
  await writeFile(`${client}/_headers`, headersFile(rules))
  await writeFile(`${client}/_headers.nginx`, nginxFile(rules))
}

/**
 * The editor keeps the window in which staff sign in, and the page in it keeps its opener while GitHub asks: a page of another
 * policy would lose it. https://html.spec.whatwg.org/multipage/browsers.html#cross-origin-opener-policies
 */
async function editorRules(client: string, env: typeof siteEnv): Promise<Rule[]> {
  const inline = await readPages(client, (page) => page === 'admin.html')
  if (inline.scripts.size === 0) return []
  const policy = { 'Content-Security-Policy': editorPolicy(env, inline) }
  return [
    ['/admin', { ...policy, ...NOINDEX, 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }],
    ['/admin/sign-in', { ...policy, 'Cross-Origin-Opener-Policy': 'unsafe-none' }],
    ['/admin/preview', { 'Content-Security-Policy': previewPolicy(env) }],
  ]
}

async function readPages(client: string, isWanted: (page: string) => boolean): Promise<Inline> {
  const inline: Inline = { scripts: new Set(), styles: new Set() }
  for await (const page of glob('**/*.html', { cwd: client })) {
    if (isWanted(page)) readInline(await readFile(`${client}/${page}`, 'utf8'), inline)
  }
  return inline
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

/** Hosts join the values of a header that two rules set, unless the later rule drops the earlier with `!`. */
function headersFile([everywhere, ...others]: [Rule, ...Rule[]]): string {
  const written = ([path, headers]: Rule) =>
    [
      path,
      ...Object.keys(headers)
        .filter((name) => path !== everywhere[0] && name in everywhere[1])
        .map((name) => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ].join('\n')
  return [everywhere, ...others].map(written).join('\n')
}

/** For the `server` block of deploy/nginx.conf, which sends `$cache_control`. nginx sends no header without a value. */
function nginxFile([[, everywhere], ...others]: [Rule, ...Rule[]]): string {
  const names = new Set(others.flatMap(([, headers]) => Object.keys(headers)))
  const variable = (name: string) => `$${name.toLowerCase().replaceAll('-', '_')}`
  const defaults: Record<string, string> = { 'Cache-Control': 'no-cache', ...everywhere }
  return [
    ...[...names].map((name) => `set ${variable(name)} "${defaults[name] ?? ''}";`),
    ...others.flatMap(([path, headers]) => {
      const pattern = `^${path.replaceAll('.', '\\.').replace(/\*$/, '')}${path.endsWith('*') ? '' : '$'}`
      const sets = Object.entries(headers).map(([name, value]) => `set ${variable(name)} "${value}";`)
      return `if ($uri ~ "${pattern}") { ${sets.join(' ')} }`
    }),
    ...Object.entries(everywhere).map(
      ([name, value]) => `add_header ${name} ${names.has(name) ? variable(name) : `"${value}"`} always;`,
    ),
    ...[...names]
      .filter((name) => name !== 'Cache-Control' && !(name in everywhere))
      .map((name) => `add_header ${name} ${variable(name)} always;`),
    '',
  ].join('\n')
}
