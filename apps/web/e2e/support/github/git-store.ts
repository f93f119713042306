import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type TreeEntry = { path: string; mode: string; type: string; sha: string | null }
export type Person = { name: string; email: string; date?: string }

/** Commands that only read; their answer stays the same until another command writes. */
const READS = new Set(['cat-file', 'diff', 'ls-tree', 'merge-base', 'rev-list', 'rev-parse', 'show'])

const ROBOT: Person = { name: 'Repository', email: 'repository@example.org' }

/** A bare repository of Git on disk, through Git's own commands. */
export class GitStore {
  readonly folder = mkdtempSync(join(tmpdir(), 'two-pastors-git-'))
  /** The CMS asks for the same tree once for each file in it. */
  readonly #answers = new Map<string, Buffer>()

  constructor(files: Map<string, Buffer>) {
    this.git(['init', '--bare', '--quiet', '--initial-branch=main'])
    const entries = [...files].map(([path, content]) => ({
      path,
      mode: '100644',
      type: 'blob',
      sha: this.writeBlob(content),
    }))
    this.setRef('heads/main', this.commit('Start', this.writeTree(undefined, entries), [], ROBOT))
  }

  remove() {
    rmSync(this.folder, { recursive: true })
  }

  git(args: string[], options: { input?: string | Buffer; env?: Record<string, string> } = {}): string {
    return this.bytes(args, options).toString('utf8').trimEnd()
  }

  bytes(
    args: string[],
    { input, env }: { input?: string | Buffer; env?: Record<string, string> } = {},
  ): Buffer {
    const reads = READS.has(args[0] ?? '')
    if (!reads) this.#answers.clear()
    const question = args.join('\0')
    const known = reads && this.#answers.get(question)
    if (known) return known
    const found = execFileSync('git', args, {
      cwd: this.folder,
      env: { PATH: process.env.PATH, GIT_CONFIG_NOSYSTEM: '1', HOME: this.folder, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(input !== undefined && { input }),
    })
    if (reads) this.#answers.set(question, found)
    return found
  }

  /** The SHA of a branch, commit or `commit:path`; undefined if there is none. */
  find(name: string): string | undefined {
    try {
      return this.git(['rev-parse', '--verify', '--quiet', name])
    } catch {
      return undefined
    }
  }

  read = (name: string) => this.bytes(['cat-file', 'blob', name])
  writeBlob = (content: Buffer) => this.git(['hash-object', '-w', '--stdin'], { input: content })
  setRef = (ref: string, sha: string) => this.git(['update-ref', `refs/${ref}`, sha])
  deleteRef = (ref: string) => this.git(['update-ref', '-d', `refs/${ref}`])

  readTree(sha: string, recursive: boolean): TreeEntry[] {
    const lines = this.git(['ls-tree', '-z', ...(recursive ? ['-r', '-t'] : []), sha])
      .split('\0')
      .filter(Boolean)
    return lines.map((line) => {
      const [facts = '', path = ''] = line.split('\t')
      const [mode = '', type = '', entry = ''] = facts.split(' ')
      return { path, mode, type, sha: entry }
    })
  }

  /** A tree in which these entries replace those of `base`; an entry without a SHA is removed. */
  writeTree(base: string | undefined, entries: TreeEntry[]): string {
    const env = { GIT_INDEX_FILE: join(this.folder, `index-${Math.random()}`) }
    if (base) this.git(['read-tree', base], { env })
    const none = '0'.repeat(40)
    const lines = entries.map(({ path, mode, sha }) => `${sha ? mode : '0'} ${sha ?? none}\t${path}\n`)
    this.git(['update-index', '--index-info'], { env, input: lines.join('') })
    return this.git(['write-tree'], { env })
  }

  commit(message: string, tree: string, parents: string[], author: Person, committer = author): string {
    const env = {
      GIT_AUTHOR_NAME: author.name,
      GIT_AUTHOR_EMAIL: author.email,
      GIT_COMMITTER_NAME: committer.name,
      GIT_COMMITTER_EMAIL: committer.email,
      ...(author.date && { GIT_AUTHOR_DATE: author.date }),
    }
    return this.git(['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])], {
      env,
      input: message,
    })
  }

  /** A push to a branch by somebody else. */
  push(path: string, content: string, branch = 'main'): void {
    const parent = this.git(['rev-parse', branch])
    const entry = { path, mode: '100644', type: 'blob', sha: this.writeBlob(Buffer.from(content)) }
    const tree = this.writeTree(parent, [entry])
    this.setRef(`heads/${branch}`, this.commit(`Change ${path}`, tree, [parent], ROBOT))
  }

  /** The tree of two commits merged line by line; undefined where they conflict. */
  mergeTree(ours: string, theirs: string): string | undefined {
    try {
      return this.git(['merge-tree', '--write-tree', ours, theirs]).split('\n')[0]
    } catch {
      return undefined
    }
  }
}
