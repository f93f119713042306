import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { payloadOf } from './testing/payloads.ts'
import { evaluateIf, readWorkflow } from './testing/workflow.ts'

const OURS = 'two-pastors/two-pastors'

/** The contexts of a run that this payload starts; workflow_run, schedule and a dispatch run on the default branch. */
function contextsOf(
  payload: string,
  event_name: string,
  { repository = OURS, ref = 'refs/heads/main', due = '' } = {},
) {
  const event = payloadOf(payload)
  return {
    github: { event_name, event, repository, ref, actor: event.sender?.login ?? 'editor' },
    vars: { DEPLOY_TO: 'cloudflare', PREVIEW_CLOUDFLARE_PROJECT: 'previews' },
    inputs: event.inputs ?? {},
    needs: { select: { outputs: { mode: 'publish' } }, due: { outputs: { due } } },
  }
}

test.each([
  ['workflow-run-push', true],
  ['workflow-run-push-failed', false],
  ['workflow-run-fork', false],
  ['workflow-run-fork-named-push', false],
  ['workflow-run-fork-deleted', false],
  ['workflow-run-pull-request', false],
  ['workflow-run-other-branch', false],
])('deploy.yml after %s: %s', async (payload, deploys) => {
  expect(await evaluateIf('deploy.yml', 'deploy', contextsOf(payload, 'workflow_run'))).toBe(deploys)
})

test.each(['deploy.yml', 'nightly.yml'])('%s by hand runs on main only', async (file) => {
  const job = file === 'deploy.yml' ? 'deploy' : 'check'
  const onMain = contextsOf('workflow-dispatch', 'workflow_dispatch')
  const elsewhere = contextsOf('workflow-dispatch-other-branch', 'workflow_dispatch', {
    ref: 'refs/heads/next',
  })
  expect(await evaluateIf(file, job, onMain)).toBe(true)
  expect(await evaluateIf(file, job, elsewhere)).toBe(false)
  expect(await evaluateIf(file, job, contextsOf('schedule', 'schedule', { due: 'true' }))).toBe(true)
  expect(await evaluateIf(file, job, { ...onMain, vars: {} })).toBe(false)
})

test('every half hour deploy.yml looks whether something has changed, and deploys only then', async () => {
  const { events } = await readWorkflow('deploy.yml')
  expect(events.schedule).toEqual([{ cron: '7,37 * * * *' }])
  const run = (payload: string, event: string, due = '') => contextsOf(payload, event, { due })
  expect(await evaluateIf('deploy.yml', 'due', run('schedule', 'schedule'))).toBe(true)
  expect(await evaluateIf('deploy.yml', 'due', run('workflow-run-push', 'workflow_run'))).toBe(false)
  expect(await evaluateIf('deploy.yml', 'due', { ...run('schedule', 'schedule'), vars: {} })).toBe(false)
  for (const due of ['true', 'false', '']) {
    const contexts = run('schedule', 'schedule', due)
    expect(await evaluateIf('deploy.yml', 'deploy', contexts), due).toBe(due === 'true')
  }
})

test.each([
  ['pull-request', true],
  ['pull-request-fork', false],
  ['pull-request-fork-deleted', false],
  // It gets no secrets either.
  ['pull-request-dependabot', false],
])('preview.yml puts %s online: %s', async (payload, uploads) => {
  const contexts = contextsOf(payload, 'pull_request', { ref: 'refs/pull/7/merge' })
  expect(await evaluateIf('preview.yml', 'upload', contexts)).toBe(uploads)
})

test.each([
  ['release.yml', 'select'],
  ['storybook.yml', 'deploy'],
])('%s does nothing in a fork', async (file, job) => {
  expect(await evaluateIf(file, job, contextsOf('push', 'push'))).toBe(true)
  const inFork = contextsOf('push-in-fork', 'push', { repository: 'stranger/two-pastors' })
  expect(await evaluateIf(file, job, inFork)).toBe(false)
})

test('storybook.yml publishes nothing of a pull request', async () => {
  const contexts = contextsOf('pull-request', 'pull_request', { ref: 'refs/pull/7/merge' })
  expect(await evaluateIf('storybook.yml', 'deploy', contexts)).toBe(false)
})

test('a run that is skipped does not push a waiting deployment out of its group', async () => {
  const { concurrency, jobs } = await readWorkflow('deploy.yml')
  expect(concurrency).toBeUndefined()
  const deploy = jobs.find(({ id }) => id.value === 'deploy')
  expect(JSON.stringify(deploy?.concurrency)).toContain('deploy')
})

test('CI asks no service of others: one that is down holds up no deployment', async () => {
  expect(JSON.stringify((await readWorkflow('ci.yml')).jobs)).not.toContain('VITE_FEED_HOST')
  expect(JSON.stringify((await readWorkflow('preview.yml')).jobs)).toContain('VITE_FEED_HOST')
})

test('no workflow of pull requests has a secret that deploys production', () => {
  const secretsOf = (file: string) => {
    const text = readFileSync(`${import.meta.dirname}/../../.github/workflows/${file}`, 'utf8')
    return new Set([...text.matchAll(/secrets\.(\w+)/g)].map(([, name]) => name))
  }
  const production = secretsOf('deploy.yml')
  expect(production.size).toBeGreaterThan(3)
  expect([...secretsOf('preview.yml')].filter((name) => production.has(name))).toEqual([])
  expect(secretsOf('preview.yml').size).toBe(1)
})
