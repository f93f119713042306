import type { Backend } from './decap.ts'
import { rememberSaved } from './saved-entry.ts'
import { showSaveError, showWarnings } from './show-mistakes.ts'
import { type FormOf, withForms } from './with-forms.ts'

const SIGNED_IN = 'decap-cms-user'

/** The working tree on this machine, which the development server reads and writes. There is no sign-in. */
export function localBackend(formOf: FormOf) {
  localStorage.setItem(SIGNED_IN, JSON.stringify({ backendName: 'local' }))
  rememberSaved()
  return class {
    constructor(config: { backend: object }, options: object) {
      const proxy = { ...config, backend: { ...config.backend, proxy_url: '/admin/api' } }
      const backend = withForms(CMS.getBackend('proxy').init(proxy, options), formOf, showSaveError)
      const persist = backend.persistEntry
      // biome-ignore lint/correctness/noConstructorReturn: the CMS calls it with `new`, and what it gets is made by another.
      return Object.assign(backend, {
        persistEntry: async (...entry: Parameters<Backend['persistEntry']>) => {
          const answer = (await persist(...entry)) as { warnings: string[] }
          showWarnings(answer.warnings)
          return answer
        },
      })
    }
  } as Parameters<typeof CMS.registerBackend>[1]
}
