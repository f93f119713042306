import { expect, test } from 'vitest'
import { readWorkflow } from '../workflows/testing/workflow.ts'
import { type Environment, PHASES, stepsOf } from './steps.ts'

/** As GitHub hands them on: a variable that it has not got is an empty text. */
const EMPTY = { SUPABASE_PROJECT_REF: '', VITE_SUPABASE_URL: '', CLOUDFLARE_PROJECT: '', SERVER: '' }
const supabase = { SUPABASE_PROJECT_REF: 'abc', VITE_SUPABASE_URL: 'https://abc.supabase.co' }
const site = { VITE_SITE_URL: 'https://www.movies.test' }

/** What a whole deployment runs, a line each, without folders. */
const linesOf = (env: Environment) =>
  PHASES.flatMap((phase) =>
    stepsOf(phase, { ...EMPTY, ...site, ...env }).map(({ command, args }) =>
      [command, ...args].join(' ').replaceAll(/\S*\/(deploy|apps)\//g, '$1/'),
    ),
  )

test('everything is built, checked and tried before anything is changed: then database, functions, site', () => {
  expect(linesOf({ DEPLOY_TO: 'cloudflare', CLOUDFLARE_PROJECT: 'movies', ...supabase })).toEqual([
    'pnpm --filter @two-pastors/web build',
    'pnpm site:check',
    'node deploy/check/main.ts --before',
    'node deploy/pipeline/database.ts plan',
    'node deploy/pipeline/database.ts push',
    'node deploy/pipeline/tool.ts supabase functions deploy --project-ref abc',
    'node deploy/pipeline/tool.ts wrangler pages deploy apps/web/dist --project-name movies --branch main',
    'node deploy/check/main.ts --live https://www.movies.test --deployed',
  ])
})

test('a server needs no Supabase: its functions come with its release', () => {
  expect(linesOf({ DEPLOY_TO: 'server', SERVER: 'two-pastors@server.test' })).toEqual([
    'pnpm --filter @two-pastors/web build',
    'pnpm site:check',
    'node deploy/check/main.ts --before --same-origin',
    'node deploy/pipeline/server.ts upload',
    'node deploy/pipeline/server.ts activate',
    'node deploy/check/main.ts --live https://www.movies.test --deployed --same-origin',
  ])
})

test.each([
  [{ DEPLOY_TO: '' }, 'DEPLOY_TO is not set'],
  [{ DEPLOY_TO: 'ftp' }, 'DEPLOY_TO is ftp'],
  [{ DEPLOY_TO: 'cloudflare' }, 'only a server of your own can do without Supabase'],
  [{ DEPLOY_TO: 'cloudflare', ...supabase }, 'CLOUDFLARE_PROJECT is not set'],
  [{ DEPLOY_TO: 'netlify', ...supabase, VITE_SITE_URL: '' }, 'VITE_SITE_URL is not set'],
])('%j: %s', (env, reason) => {
  expect(() => linesOf(env)).toThrow(reason)
})

test('the workflow runs every phase in this order, and gives the build and the checks no secret', async () => {
  const job = (await readWorkflow('deploy.yml')).jobs.find(({ id }) => id.toString() === 'deploy')
  const steps = job?.type === 'job' ? job.steps : []
  const runs = steps.flatMap((step) =>
    'run' in step ? [{ run: step.run.toString(), env: JSON.stringify(step.env) }] : [],
  )
  const phases = runs.filter(({ run }) => run.includes('deploy:run'))
  expect(phases.map(({ run }) => run)).toEqual(PHASES.map((phase) => `pnpm run deploy:run ${phase}`))
  expect(
    phases.filter(({ env }) => env?.includes('secrets.')).map(({ run }) => run.split(' ').at(-1)),
  ).toEqual(['plan', 'database', 'functions', 'site'])
})
