import { execFileSync } from 'node:child_process'
import { appendFileSync, readFileSync } from 'node:fs'

/** A run of CI, as far as it matters here: https://docs.github.com/en/rest/actions/workflow-runs */
type Run = {
  event: string
  head_branch: string | null
  head_sha: string
  head_repository: { full_name: string } | null
  conclusion: string | null
}

type Environment = Record<string, string | undefined>

/**
 * The commit to deploy for the event that started this workflow. Only what is on this repository's main is deployed: a run of
 * CI can be that of a fork's pull request, whose branch may be called main too.
 * @throws Error that says why nothing is deployed
 */
export async function findCommit(env: Environment, folder: string): Promise<string> {
  const event = JSON.parse(readFileSync(env.GITHUB_EVENT_PATH ?? '', 'utf8'))
  const commit = await wantedCommit(env, event, folder)
  try {
    execFileSync('git', ['merge-base', '--is-ancestor', commit, 'refs/remotes/origin/main'], { cwd: folder })
  } catch {
    throw new Error(`${commit} is not on main: nothing else is deployed`)
  }
  return commit
}

async function wantedCommit(
  env: Environment,
  event: { workflow_run?: Run; inputs?: { ref?: string } },
  folder: string,
): Promise<string> {
  switch (env.GITHUB_EVENT_NAME) {
    case 'workflow_run':
      return passed(event.workflow_run, env)
    case 'schedule':
      return passed(await lastGreenRun(env), env)
    case 'workflow_dispatch':
      return resolveRef(event.inputs?.ref || 'main', folder)
    default:
      throw new Error(`Nothing is deployed after ${env.GITHUB_EVENT_NAME}`)
  }
}

/** The commit of a push to main of this repository that has passed. */
function passed(run: Run | undefined, { GITHUB_REPOSITORY }: Environment): string {
  if (!run) throw new Error('No commit on main has passed CI yet')
  const { event, head_branch, head_repository, conclusion } = run
  if (event !== 'push' || head_branch !== 'main' || head_repository?.full_name !== GITHUB_REPOSITORY) {
    const origin = `${event} of ${head_repository?.full_name ?? 'a deleted repository'}, ${head_branch}`
    throw new Error(`CI ran for ${origin}, not for a push to main of ${GITHUB_REPOSITORY}`)
  }
  if (conclusion !== 'success') throw new Error(`CI on main: ${conclusion}`)
  return run.head_sha
}

/** A red commit after it holds up neither a date that has come nor a new post. */
async function lastGreenRun(env: Environment): Promise<Run | undefined> {
  const path = `/repos/${env.GITHUB_REPOSITORY}/actions/workflows/ci.yml/runs`
  const query = 'branch=main&event=push&status=success&per_page=1'
  const answer = await fetch(`${env.GITHUB_API_URL}${path}?${query}`, {
    headers: { authorization: `Bearer ${env.GH_TOKEN}`, accept: 'application/vnd.github+json' },
    signal: AbortSignal.timeout(30_000),
  })
  if (!answer.ok) throw new Error(`GitHub answers ${answer.status} when asked for the runs of CI`)
  const { workflow_runs } = (await answer.json()) as { workflow_runs: Run[] }
  return workflow_runs[0]
}

/** A branch of this repository, a tag or a commit. */
function resolveRef(ref: string, folder: string): string {
  for (const name of [`refs/remotes/origin/${ref}`, ref]) {
    try {
      const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]
      return execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
    } catch {
      // The next kind of name.
    }
  }
  throw new Error(`This repository has no ${ref}`)
}

if (import.meta.main) {
  const commit = await findCommit(process.env, process.cwd()).catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
  console.log(`Deploying ${commit}`)
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `commit=${commit}\n`)
}
