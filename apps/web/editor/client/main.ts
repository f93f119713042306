import type { CmsConfig } from '../config/cms-config.ts'
import { formsByFile } from '../config/forms.ts'
import { cropUploads } from './crop/crop-uploads.ts'
import { renameUploads } from './file-names.ts'
import { githubBackend } from './github-backend.ts'
import { livePreview } from './live-preview.ts'
import { localBackend } from './local-backend.ts'
import { nameFeeds } from './name-feeds.ts'
import { registerPreviews, sitePreview } from './previews.ts'
import { showMistakes } from './show-mistakes.ts'
import { nameItemButtons, plainAnnouncements, plainWords } from './words.ts'

const config = (await (await fetch('/admin/config.json')).json()) as CmsConfig
const formOf = formsByFile(config.collections)
// A phone only has room for the form or its preview.
if (matchMedia('(max-width: 799px)').matches) localStorage.setItem('cms.right-pane', 'none')
const { name } = config.backend
CMS.registerBackend(name, name === 'local' ? localBackend(formOf) : githubBackend(formOf))
const preview = 'repo' in config.backend ? livePreview(formOf, config.backend.repo) : sitePreview()
registerPreviews(config.collections, preview)
plainWords()
plainAnnouncements()
nameItemButtons()
nameFeeds()
// Before the picture is cropped, which keeps its name.
renameUploads()
cropUploads()
showMistakes()
// Where the sign-in window comes from.
const backend = { ...config.backend, base_url: location.origin }
CMS.init({ config: { ...config, backend, load_config_file: false } })

// The CMS gives the preview's frame no name for screen readers.
new MutationObserver(() =>
  document.querySelector('#preview-pane:not([title])')?.setAttribute('title', 'Preview'),
).observe(document.body, { childList: true, subtree: true })
