import { root } from '@two-pastors/tooling/run'
import type { Tool } from './tool.ts'

export type Environment = Record<string, string | undefined>
/** A command, run in the root folder where nothing else is said. */
export type Step = { command: string; args: string[]; cwd?: string }

export const PHASES = ['build', 'check', 'plan', 'database', 'functions', 'site', 'live'] as const
export type Phase = (typeof PHASES)[number]

const HOSTS = ['cloudflare', 'netlify', 'server']
const node = (file: string, ...args: string[]): Step => ({
  command: 'node',
  args: [`${root}deploy/${file}`, ...args],
})
/** A tool of a host, from its lockfile. */
const run = (tool: Tool, ...args: string[]) => node('pipeline/tool.ts', tool, ...args)
/** The database is looked at and changed by database.ts, a server by server.ts. */
const backend = (step: Step): Step => ({ ...step, cwd: `${root}apps/backend` })

/**
 * What a phase of a deployment runs. Nothing that visitors get is changed before `database`: until then everything is
 * built, checked and tried.
 * @throws Error that names the setting that is missing
 */
export function stepsOf(phase: Phase, env: Environment): Step[] {
  const host = need(env, 'DEPLOY_TO')
  if (!HOSTS.includes(host)) throw new Error(`DEPLOY_TO is ${host}: set cloudflare, netlify or server`)
  const project = env.SUPABASE_PROJECT_REF
  if (host !== 'server' && !project && !env.VITE_SUPABASE_URL) {
    throw new Error('SUPABASE_PROJECT_REF is not set, and only a server of your own can do without Supabase')
  }
  const sameOrigin = env.VITE_SUPABASE_URL ? [] : ['--same-origin']
  const steps: Record<Phase, () => Step[]> = {
    build: () => [
      { command: 'pnpm', args: ['--filter', '@two-pastors/web', 'build'] },
      { command: 'pnpm', args: ['site:check'] },
    ],
    check: () => [node('check/main.ts', '--before', ...sameOrigin)],
    plan: () => [
      ...(project ? [node('pipeline/database.ts', 'plan')] : []),
      ...(host === 'server' ? [node('pipeline/server.ts', 'upload')] : []),
    ],
    database: () => (project ? [node('pipeline/database.ts', 'push')] : []),
    functions: () =>
      project ? [backend(run('supabase', 'functions', 'deploy', '--project-ref', project))] : [],
    site: () => [siteStep(host, env)],
    live: () => [node('check/main.ts', '--live', need(env, 'VITE_SITE_URL'), '--deployed', ...sameOrigin)],
  }
  return steps[phase]()
}

function siteStep(host: string, env: Environment): Step {
  const dist = `${root}apps/web/dist`
  if (host === 'server') return node('pipeline/server.ts', 'activate')
  if (host === 'netlify') return run('netlify', 'deploy', '--prod', '--no-build', '--dir', dist)
  const project = need(env, 'CLOUDFLARE_PROJECT')
  return run('wrangler', 'pages', 'deploy', dist, '--project-name', project, '--branch', 'main')
}

/** A variable that GitHub has not got is an empty text. */
export function need(env: Environment, name: string): string {
  const value = env[name]
  if (!value) throw new Error(`${name} is not set (docs/deploy.md)`)
  return value
}
