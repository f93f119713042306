import type { GitStore, Person } from './git-store.ts'
import { type Answer, type Asked, answer, commitOf, failure } from './shapes.ts'

export type PullRequest = {
  number: number
  title: string
  branch: string
  author: Person & { login: string }
  labels: string[]
  state: 'open' | 'closed'
  merged: boolean
}

/** Pull requests, and the labels of theirs that are an issue's. */
export function pullRequests(store: GitStore, me: PullRequest['author'], repository: string) {
  const all: PullRequest[] = []
  const [owner = ''] = repository.split('/')
  const find = (number: string | undefined) => all.find((one) => one.number === Number(number))

  /** https://docs.github.com/en/rest/pulls/pulls#get-a-pull-request, the fields that the CMS reads. */
  const shown = (one: PullRequest) => ({
    number: one.number,
    title: one.title,
    state: one.state,
    html_url: `https://github.com/${repository}/pull/${one.number}`,
    user: { login: one.author.login },
    labels: one.labels.map((name) => ({ name })),
    head: { ref: one.branch, sha: store.find(one.branch) ?? null, repo: { fork: false } },
    base: { ref: 'main', sha: store.find('main') },
    merged_at: one.merged ? '2026-11-23T12:00:00Z' : null,
    updated_at: '2026-11-23T12:00:00Z',
    created_at: '2026-11-23T12:00:00Z',
  })

  const routes: [method: string, pattern: RegExp, run: (asked: Asked) => Answer][] = [
    // https://docs.github.com/en/rest/pulls/pulls#list-pull-requests
    [
      'GET',
      /^\/pulls$/,
      ({ query }) => {
        const { state = 'open', head } = query
        const wanted = all.filter((one) => state === 'all' || one.state === state)
        return answer(200, wanted.filter((one) => !head || head === `${owner}:${one.branch}`).map(shown))
      },
    ],
    // https://docs.github.com/en/rest/pulls/pulls#create-a-pull-request
    [
      'POST',
      /^\/pulls$/,
      ({ body }) => {
        const branch = String(body.head).replace(`${owner}:`, '')
        if (!store.find(branch)) return failure(422, 'Validation Failed')
        const number = all.length + 1
        all.push({
          number,
          title: String(body.title),
          branch,
          author: me,
          labels: [],
          state: 'open',
          merged: false,
        })
        return answer(201, shown(all.at(-1) as PullRequest))
      },
    ],
    // https://docs.github.com/en/rest/pulls/pulls#update-a-pull-request
    [
      'PATCH',
      /^\/pulls\/(\d+)$/,
      ({ parts, body }) => {
        const one = find(parts[0])
        if (!one) return failure(404, 'Not Found')
        if (body.state === 'open' || body.state === 'closed') one.state = body.state
        return answer(200, shown(one))
      },
    ],
    // https://docs.github.com/en/rest/pulls/pulls#list-commits-on-a-pull-request
    [
      'GET',
      /^\/pulls\/(\d+)\/commits$/,
      ({ parts }) => {
        const list = store.git(['rev-list', '--reverse', `main..${find(parts[0])?.branch}`])
        return answer(
          200,
          list
            .split('\n')
            .filter(Boolean)
            .map((sha) => commitOf(store, sha)),
        )
      },
    ],
    // https://docs.github.com/en/rest/pulls/pulls#merge-a-pull-request
    [
      'PUT',
      /^\/pulls\/(\d+)\/merge$/,
      ({ parts, body }) => {
        const one = find(parts[0])
        const head = one && store.find(one.branch)
        const main = store.git(['rev-parse', 'main'])
        if (!one || !head) return failure(404, 'Not Found')
        if (body.sha && body.sha !== head)
          return failure(409, 'Head branch was modified. Review and try the merge again.')
        const tree = store.mergeTree(main, head)
        if (one.state !== 'open' || !tree) return failure(405, 'Pull Request is not mergeable')
        const parents = body.merge_method === 'squash' ? [main] : [main, head]
        const message = `${one.title} (#${one.number})\n\n${body.commit_message ?? ''}\n`
        const sha = store.commit(message, tree, parents, me)
        store.setRef('heads/main', sha)
        Object.assign(one, { state: 'closed', merged: true })
        return answer(200, { sha, merged: true, message: 'Pull Request successfully merged' })
      },
    ],
    // https://docs.github.com/en/rest/issues/labels#set-labels-for-an-issue
    [
      'PUT',
      /^\/issues\/(\d+)\/labels$/,
      ({ parts, body }) => {
        const one = find(parts[0])
        if (!one) return failure(404, 'Not Found')
        one.labels = body.labels as string[]
        return answer(
          200,
          one.labels.map((name) => ({ name })),
        )
      },
    ],
  ]
  return { all, routes }
}
