import type { GitStore, Person, TreeEntry } from './git-store.ts'
import { answer, commitOf, compare, failure, type Route } from './shapes.ts'

/** A deployment's address, as a host reports it for a commit. */
export type Status = { context: string; state: string; target_url: string }

/** GitHub's REST API for a repository, as far as Decap CMS uses it (decap-cms-backend-github/src/API.ts). */
export function repositoryRoutes(store: GitStore, me: Person, statuses: Map<string, Status[]>): Route[] {
  const branch = (name: string) => {
    const sha = store.find(`refs/heads/${name}`)
    return sha ? answer(200, { name, commit: { ...commitOf(store, sha) } }) : failure(404, 'Branch not found')
  }
  return [
    // https://docs.github.com/en/rest/repos/repos#get-a-repository
    ['GET', /^$/, () => answer(200, { owner: { login: 'two-pastors' }, permissions: { push: true } })],
    // https://docs.github.com/en/rest/branches/branches#get-a-branch
    ['GET', /^\/branches\/(.+)$/, ({ parts: [name = ''] }) => branch(name)],
    // https://docs.github.com/en/rest/git/trees#get-a-tree
    [
      'GET',
      /^\/git\/trees\/(.+)$/,
      ({ parts: [name = ''], query }) => {
        const sha = store.find(name.endsWith(':') ? `${name.slice(0, -1)}^{tree}` : name)
        if (!sha) return failure(404, 'Not Found')
        return answer(200, { sha, tree: store.readTree(sha, 'recursive' in query), truncated: false })
      },
    ],
    // https://docs.github.com/en/rest/git/trees#create-a-tree
    [
      'POST',
      /^\/git\/trees$/,
      ({ body }) => {
        const sha = store.writeTree(body.base_tree as string, body.tree as TreeEntry[])
        return answer(201, { sha, tree: store.readTree(sha, false), truncated: false })
      },
    ],
    // https://docs.github.com/en/rest/git/blobs#get-a-blob
    [
      'GET',
      /^\/git\/blobs\/(\w+)$/,
      ({ parts: [sha = ''] }) => {
        const content = store.read(sha)
        // In lines of 60 characters.
        const lines = content.toString('base64').replace(/.{60}/g, '$&\n')
        return answer(200, { sha, size: content.length, encoding: 'base64', content: `${lines}\n` })
      },
    ],
    // https://docs.github.com/en/rest/git/blobs#create-a-blob
    [
      'POST',
      /^\/git\/blobs$/,
      ({ body }) => answer(201, { sha: store.writeBlob(Buffer.from(String(body.content), 'base64')) }),
    ],
    // https://docs.github.com/en/rest/git/commits#create-a-commit
    [
      'POST',
      /^\/git\/commits$/,
      ({ body }) => {
        const author = (body.author as Person | undefined) ?? me
        const sha = store.commit(String(body.message), String(body.tree), body.parents as string[], author)
        return answer(201, { ...commitOf(store, sha) })
      },
    ],
    // https://docs.github.com/en/rest/git/refs#create-a-reference
    [
      'POST',
      /^\/git\/refs$/,
      ({ body }) => {
        const ref = String(body.ref)
        if (store.find(ref)) return failure(422, 'Reference already exists')
        store.setRef(ref.replace('refs/', ''), String(body.sha))
        return answer(201, { ref, object: { type: 'commit', sha: body.sha } })
      },
    ],
    // https://docs.github.com/en/rest/git/refs#update-a-reference
    [
      'PATCH',
      /^\/git\/refs\/(.+)$/,
      ({ parts: [ref = ''], body }) => {
        const now = store.find(`refs/${ref}`)
        if (!now) return failure(422, 'Reference does not exist')
        const isForward = store.git(['merge-base', now, String(body.sha)]) === now
        if (!body.force && !isForward) return failure(422, 'Update is not a fast forward')
        store.setRef(ref, String(body.sha))
        return answer(200, { ref: `refs/${ref}`, object: { type: 'commit', sha: body.sha } })
      },
    ],
    // https://docs.github.com/en/rest/git/refs#delete-a-reference
    [
      'DELETE',
      /^\/git\/refs\/(.+)$/,
      ({ parts: [ref = ''] }) => {
        if (!store.find(`refs/${ref}`)) return failure(422, 'Reference does not exist')
        store.deleteRef(ref)
        return answer(204)
      },
    ],
    // https://docs.github.com/en/rest/commits/commits#list-commits
    [
      'GET',
      /^\/commits$/,
      ({ query }) => {
        const list = store.git(['rev-list', '--max-count=30', query.sha ?? 'main', '--', query.path ?? '.'])
        return answer(
          200,
          list
            .split('\n')
            .filter(Boolean)
            .map((sha) => commitOf(store, sha)),
        )
      },
    ],
    // https://docs.github.com/en/rest/commits/statuses#get-the-combined-status-for-a-specific-reference
    [
      'GET',
      /^\/commits\/(\w+)\/status$/,
      ({ parts: [sha = ''] }) => answer(200, { state: 'success', sha, statuses: statuses.get(sha) ?? [] }),
    ],
    // https://docs.github.com/en/rest/commits/commits#compare-two-commits
    [
      'GET',
      /^\/compare\/(.+)\.\.\.(.+)$/,
      ({ parts }) => {
        const [base, head] = parts.map((name) => store.find(name.replace(/^[\w-]+:/, '')))
        return base && head ? answer(200, compare(store, base, head)) : failure(404, 'Not Found')
      },
    ],
  ]
}
