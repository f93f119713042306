import { formsByFile } from '../config/forms.ts'
import { localBackend } from './local-backend.ts'
import { registerPreviews } from './previews.ts'

type Config = {
  backend: { name: string }
  collections: Parameters<typeof formsByFile>[0] & { name: string }[]
}

const config = (await (await fetch('/admin/config.json')).json()) as Config
// On a phone there is room for the form or for its preview.
if (matchMedia('(max-width: 799px)').matches) localStorage.setItem('cms.right-pane', 'none')
CMS.registerBackend('local', localBackend(formsByFile(config.collections)))
registerPreviews(config.collections)
CMS.init({ config: { ...config, load_config_file: false } })
