import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { payloadOf } from '../workflows/testing/payloads.ts'
import { findCommit } from './find-commit.ts'

let folder: string
let commits: { old: string; main: string; next: string }
const stops: (() => void)[] = []

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()

/** A clone whose origin has main with two commits and, beside it, the branch next. */
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/find-commit-`)
  git('init', '--quiet', '--initial-branch=main')
  const commit = (message: string) => {
    git('-c', 'user.name=a', '-c', 'user.email=a@b.test', 'commit', '--quiet', '--allow-empty', '-m', message)
    return git('rev-parse', 'HEAD')
  }
  const [old, main] = [commit('one'), commit('two')]
  git('switch', '--quiet', '-c', 'next')
  const next = commit('three')
  git('update-ref', 'refs/remotes/origin/main', main)
  git('update-ref', 'refs/remotes/origin/next', next)
  commits = { old, main, next }
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  rmSync(folder, { recursive: true })
})

/** Asks for the commit after this event, with the payload's commit replaced by one of this repository. */
function ask(
  name: string,
  payload: string,
  head_sha: string,
  inputs?: { ref: string },
  api = 'http://none.test',
) {
  const event = payloadOf(payload)
  if (event.workflow_run) event.workflow_run.head_sha = head_sha
  if (inputs) event.inputs = inputs
  writeFileSync(`${folder}/event.json`, JSON.stringify(event))
  const env = {
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: `${folder}/event.json`,
    GITHUB_REPOSITORY: 'two-pastors/two-pastors',
    GITHUB_API_URL: api,
    GH_TOKEN: 'token',
  }
  return findCommit(env, folder)
}

/** GitHub's list of runs, newest first, filtered as its documentation says. */
async function serveRuns(...names: string[]): Promise<string> {
  const runs = names.map((name) => ({
    ...payloadOf(name).workflow_run,
    head_sha: name === 'workflow-run-push' ? commits.old : commits.main,
  }))
  const server = createServer(({ url }, response) => {
    const { pathname, searchParams } = new URL(url ?? '', 'http://api.test')
    const isAsked = pathname === '/repos/two-pastors/two-pastors/actions/workflows/ci.yml/runs'
    const found = runs.filter(
      ({ event, head_branch, conclusion }) =>
        [null, event].includes(searchParams.get('event')) &&
        head_branch === searchParams.get('branch') &&
        ['completed', conclusion].includes(searchParams.get('status') ?? ''),
    )
    response.statusCode = isAsked ? 200 : 404
    response.end(JSON.stringify({ total_count: found.length, workflow_runs: found }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a push to main that has passed is deployed', async () => {
  expect(await ask('workflow_run', 'workflow-run-push', commits.main)).toBe(commits.main)
})

test.each([
  ['workflow-run-push-failed', 'CI on main: failure'],
  ['workflow-run-fork', 'pull_request of stranger/two-pastors, main'],
  ['workflow-run-fork-named-push', 'push of stranger/two-pastors, main'],
  ['workflow-run-fork-deleted', 'pull_request of a deleted repository'],
  ['workflow-run-pull-request', 'pull_request of two-pastors/two-pastors'],
  ['workflow-run-other-branch', 'two-pastors/two-pastors, next'],
])('%s is not: %s', async (payload, reason) => {
  await expect(ask('workflow_run', payload, commits.main)).rejects.toThrow(reason)
})

test('a commit that is not on main is not deployed, whatever the event says of it', async () => {
  await expect(ask('workflow_run', 'workflow-run-push', commits.next)).rejects.toThrow('is not on main')
  await expect(
    ask('workflow_run', 'workflow-run-push', 'bad5eed000000000000000000000000000000bad'),
  ).rejects.toThrow('is not on main')
})

test.each(['workflow-run-fork', 'workflow-run-push-failed'])(
  'when something is due, the newest push to main that has passed is deployed, not %s',
  async (newer) => {
    const api = await serveRuns(newer, 'workflow-run-push')
    expect(await ask('schedule', 'schedule', '', undefined, api)).toBe(commits.old)
  },
)

test.each([
  [['workflow-run-fork-named-push'], 'push of stranger/two-pastors'],
  [['workflow-run-push-failed'], 'No commit on main has passed CI yet'],
  [[], 'No commit on main has passed CI yet'],
])('when something is due, after %j: %s', async (runs, reason) => {
  const api = await serveRuns(...runs)
  await expect(ask('schedule', 'schedule', '', undefined, api)).rejects.toThrow(reason)
})

test('by hand, main or a commit of it is deployed', async () => {
  const dispatch = (ref: string) => ask('workflow_dispatch', 'workflow-dispatch', '', { ref })
  expect(await dispatch('main')).toBe(commits.main)
  expect(await dispatch('')).toBe(commits.main)
  expect(await dispatch(commits.old)).toBe(commits.old)
  await expect(dispatch('next')).rejects.toThrow('is not on main')
  await expect(dispatch('--help')).rejects.toThrow('has no --help')
})

test('nothing else starts a deployment', async () => {
  await expect(ask('pull_request', 'pull-request', commits.main)).rejects.toThrow('after pull_request')
})
