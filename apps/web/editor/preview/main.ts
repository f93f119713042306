import { files } from 'virtual:site-files'
import { ContentError, type Mistake, readContent } from '../../build/content/read-content.ts'
import '../../src/features/theme/before-paint.ts'
import { pageOf } from '../config/page-of.ts'
import { setDraft } from './draft.ts'
import type { Answer, Draft } from './messages.ts'
import { withPictures } from './with-pictures.ts'

/**
 * The site in the editor's frame, with the draft in place of the built content. Pages import their content from
 * modules, so the draft has to be there before these are imported, and each draft gets a new page.
 */
const HERE = location.pathname
const SCROLLED = 'preview-scrolled'
let isShown = false

addEventListener('message', ({ data, origin, source }: MessageEvent<Draft>) => {
  if (origin === location.origin && source === top && data.type === 'draft') void take(data)
})
// Staff try a form to see it, not to sign somebody up.
addEventListener(
  'submit',
  (event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  },
  true,
)
tell({ type: 'ready' })

async function take({ path, folder, value, uploads }: Draft) {
  // A new entry is shown in place of another one.
  const place = path || (files.find((file) => file.startsWith(`${folder}/`)) ?? '')
  const file = place.slice('content'.length)
  const { content, mistakes } = read(file, JSON.stringify(value))
  tell({ type: 'seen', path: place, mistakes })
  if (mistakes.length > 0) return
  if (isShown) {
    sessionStorage.setItem(SCROLLED, String(scrollY))
    return location.replace(HERE)
  }
  isShown = true
  setDraft(place, await withPictures(content, uploads))
  history.replaceState(null, '', pageOf(place, value))
  addEventListener('app:ready', () => scrollTo(0, Number(sessionStorage.getItem(SCROLLED) ?? 0)))
  await import('../../src/app/entry-client.tsx')
}

function read(file: string, source: string): { content?: unknown; mistakes: Mistake[] } {
  try {
    return { content: readContent(file, source), mistakes: [] }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { mistakes: error.mistakes }
  }
}

function tell(answer: Answer) {
  top?.postMessage(answer, location.origin)
}
