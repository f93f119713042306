import { checkPictures } from './check-pictures.ts'
import type { Backend } from './decap.ts'
import { showSaveError } from './show-mistakes.ts'
import { type FormOf, withForms } from './with-forms.ts'

/** The parts of Decap CMS's GitHub backend that are used here (decap-cms-backend-github/src/API.ts). */
type Api = {
  branch: string
  getHeadReference(branch: string): Promise<string>
  getDifferences(from: string, to: string): Promise<{ merge_base_commit: { sha: string } }>
  readFile(path: string, sha: null, options: { branch: string }): Promise<string>
  forceMergePR(): Promise<never>
}
type GitHub = Backend & { api: Api; authenticate(user: object): Promise<unknown> }

const NOT_YET =
  'GitHub does not publish this yet, and nothing is lost. Either its check is still running, or it has found a mistake: the pull request says which. ' +
  'Or somebody has published the same lines meanwhile: change something, press Save, and both are put together.'

/** The content at GitHub, with a pull request for each draft. */
export function githubBackend(formOf: FormOf) {
  return class {
    constructor(config: { backend: object }, options: object) {
      const github = CMS.getBackend('github').init(config, options) as GitHub
      const { authenticate, persistEntry } = github
      const own: Pick<GitHub, 'authenticate' | 'draftBase' | 'persistEntry'> = {
        async authenticate(this: GitHub, user) {
          const known = await authenticate.call(this, user)
          // It would replace what others have published with the draft's files.
          this.api.forceMergePR = () => Promise.reject(new Error(NOT_YET))
          return known
        },
        async persistEntry(this: GitHub, entry, options) {
          await checkPictures(entry.assets)
          return persistEntry.call(this, entry, options)
        },
        async draftBase(this: GitHub, collection, slug, path) {
          const head = await this.api.getHeadReference(`cms/${collection}/${slug}`)
          const { merge_base_commit } = await this.api.getDifferences(this.api.branch, head)
          return this.api.readFile(path, null, { branch: merge_base_commit.sha }).catch(() => '')
        },
      }
      // biome-ignore lint/correctness/noConstructorReturn: the CMS calls it with `new`, and what it gets is made by another.
      return withForms(Object.assign(github, own), formOf, showSaveError)
    }
  } as Parameters<typeof CMS.registerBackend>[1]
}
