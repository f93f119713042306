/*
 * What GitHub sends to a workflow as `github.event`, shortened to the fields that say who started it and from where. Fields and their
 * shape are those of https://docs.github.com/en/webhooks/webhook-events-and-payloads, and of the payloads that octokit/webhooks
 * recorded (payload-examples/api.github.com); names and numbers are ours.
 */

/** What tests read and change of them. */
type Event = {
  repository: object
  schedule?: string
  sender?: { login: string }
  inputs?: { ref: string }
  workflow_run?: { event: string; head_branch: string; head_sha: string; conclusion?: string | null }
}

const editor = { login: 'editor', id: 15669918, type: 'User' }
const stranger = { login: 'stranger', id: 4711, type: 'User' }
const dependabot = { login: 'dependabot[bot]', id: 49699333, type: 'Bot' }

const ours = {
  id: 300029405,
  name: 'two-pastors',
  full_name: 'two-pastors/two-pastors',
  fork: false,
  default_branch: 'main',
  owner: { login: 'two-pastors', type: 'Organization' },
}
const fork = {
  id: 812001,
  name: 'two-pastors',
  full_name: 'stranger/two-pastors',
  fork: true,
  default_branch: 'main',
  owner: { login: 'stranger', type: 'User' },
}

const [commit, earlier] = [
  '3484a3fb816e0859fd6e1cea078d76385ff50625',
  'f95f852bd8fca8fcc58a9a2d6c842781e32a215e',
]
const ofFork = 'bad5eed000000000000000000000000000000bad'

/** A run of CI that is over; `head_repository` is null once a fork has been deleted. */
function workflowRun(run: object = {}, by = editor) {
  const workflow = { name: 'CI', path: '.github/workflows/ci.yml' }
  return {
    action: 'completed',
    workflow: { id: 2823525, ...workflow, state: 'active' },
    workflow_run: {
      id: 289782451,
      ...workflow,
      event: 'push',
      status: 'completed',
      conclusion: 'success',
      head_branch: 'main',
      head_sha: commit,
      head_repository: ours,
      repository: ours,
      pull_requests: [],
      actor: by,
      triggering_actor: by,
      run_attempt: 1,
      run_number: 42,
      ...run,
    },
    repository: ours,
    sender: by,
  }
}

function pullRequest(
  user = editor,
  head: { ref: string; repo: object | null } = { ref: 'posters', repo: ours },
) {
  return {
    action: 'synchronize',
    number: 7,
    pull_request: {
      id: 279147437,
      number: 7,
      state: 'open',
      user,
      head: { ...head, sha: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821' },
      base: { ref: 'main', sha: earlier, repo: ours },
    },
    repository: ours,
    sender: user,
  }
}

const push = (repository = ours, sender = editor) => ({
  ref: 'refs/heads/main',
  before: earlier,
  after: commit,
  created: false,
  deleted: false,
  forced: false,
  repository,
  pusher: { name: sender.login },
  sender,
})

const scheduled = { workflow: '.github/workflows/deploy.yml', repository: ours }
const dispatch = (ref: string) => ({ ...scheduled, inputs: { ref: 'main' }, ref, sender: editor })

const payloads: Record<string, Event> = {
  'workflow-run-push': workflowRun(),
  'workflow-run-push-failed': workflowRun({ conclusion: 'failure' }),
  'workflow-run-other-branch': workflowRun({ head_branch: 'next' }),
  'workflow-run-pull-request': workflowRun({
    event: 'pull_request',
    pull_requests: [
      {
        id: 279147437,
        number: 7,
        head: { ref: 'main', sha: commit, repo: { id: ours.id, name: ours.name } },
        base: { ref: 'release', sha: earlier, repo: { id: ours.id, name: ours.name } },
      },
    ],
  }),
  // A run of a fork's pull request has the fork's branch, and an empty list of pull requests.
  'workflow-run-fork': workflowRun(
    { event: 'pull_request', head_sha: ofFork, head_repository: fork },
    stranger,
  ),
  'workflow-run-fork-named-push': workflowRun({ head_sha: ofFork, head_repository: fork }, stranger),
  'workflow-run-fork-deleted': workflowRun({ event: 'pull_request', head_repository: null }, stranger),
  'pull-request': pullRequest(),
  'pull-request-dependabot': pullRequest(dependabot),
  'pull-request-fork': pullRequest(stranger, { ref: 'main', repo: fork }),
  'pull-request-fork-deleted': pullRequest(stranger, { ref: 'main', repo: null }),
  push: push(),
  'push-in-fork': push(fork, stranger),
  schedule: { ...scheduled, schedule: '7,37 * * * *' },
  'workflow-dispatch': dispatch('refs/heads/main'),
  'workflow-dispatch-other-branch': dispatch('refs/heads/next'),
}

/** A payload of its own, which a test may change. @throws Error for a name that there is not */
export function payloadOf(name: string): Event {
  const payload = payloads[name]
  if (!payload) throw new Error(`There is no payload ${name}`)
  return structuredClone(payload)
}
