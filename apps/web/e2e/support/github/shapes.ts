import type { GitStore } from './git-store.ts'

export type Asked = { parts: string[]; query: Record<string, string>; body: Record<string, unknown> }
export type Answer = { status: number; body?: unknown }
export type Route = [method: string, pattern: RegExp, run: (asked: Asked) => Answer]

export const answer = (status: number, body?: unknown): Answer => ({ status, body })

/** https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api */
export const failure = (status: number, message: string) =>
  answer(status, { message, documentation_url: 'https://docs.github.com/rest', status: String(status) })

/** https://docs.github.com/en/rest/commits/commits#get-a-commit, the fields that the CMS reads. */
export function commitOf(store: GitStore, sha: string) {
  const format = '%H%n%T%n%P%n%an%n%ae%n%aI%n%cn%n%ce%n%cI%n%B'
  const [id, tree, parents = '', an, ae, ad, cn, ce, cd, ...message] = store
    .git(['show', '--no-patch', `--format=${format}`, sha])
    .split('\n')
  return {
    sha: id,
    html_url: `https://github.com/commit/${id}`,
    parents: parents
      .split(' ')
      .filter(Boolean)
      .map((parent) => ({ sha: parent })),
    commit: {
      message: message.join('\n').trim(),
      tree: { sha: tree },
      author: { name: an, email: ae, date: ad },
      committer: { name: cn, email: ce, date: cd },
    },
  }
}

/** https://docs.github.com/en/rest/commits/commits#compare-two-commits */
export function compare(store: GitStore, base: string, head: string) {
  const mergeBase = store.git(['merge-base', base, head])
  const list = store.git(['rev-list', '--reverse', `${mergeBase}..${head}`])
  const lines = store.git(['diff', '--no-renames', '--raw', '--abbrev=40', mergeBase, head])
  const states: Record<string, string> = { A: 'added', M: 'modified', D: 'removed' }
  return {
    base_commit: commitOf(store, base),
    merge_base_commit: commitOf(store, mergeBase),
    commits: list
      .split('\n')
      .filter(Boolean)
      .map((sha) => commitOf(store, sha)),
    files: lines
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [facts = '', filename = ''] = line.split('\t')
        const [, , , sha, state = ''] = facts.split(' ')
        // Files that are not text have no patch.
        const patch = /\.(yaml|md|txt)$/.test(filename) && { patch: '@@' }
        return { filename, sha, status: states[state], ...patch }
      }),
  }
}
