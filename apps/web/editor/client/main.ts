import type { CmsConfig } from '../config/cms-config.ts'
import { formsByFile } from '../config/forms.ts'
import { githubBackend } from './github-backend.ts'
import { history } from './history.ts'
import { localBackend } from './local-backend.ts'
import { registerPreviews, sitePreview } from './previews.ts'

const config = (await (await fetch('/admin/config.json')).json()) as CmsConfig
const formOf = formsByFile(config.collections)
// On a phone there is room for the form or for its preview.
if (matchMedia('(max-width: 799px)').matches) localStorage.setItem('cms.right-pane', 'none')
const { name } = config.backend
CMS.registerBackend(name, name === 'local' ? localBackend(formOf) : githubBackend(formOf))
registerPreviews(config.collections, 'repo' in config.backend ? history(config.backend.repo) : sitePreview())
// Where the window for signing in comes from.
const backend = { ...config.backend, base_url: location.origin }
CMS.init({ config: { ...config, backend, load_config_file: false } })

// The CMS gives the frame of the preview no name, which screen readers would read.
new MutationObserver(() =>
  document.querySelector('#preview-pane:not([title])')?.setAttribute('title', 'Preview'),
).observe(document.body, { childList: true, subtree: true })
