import { staffMessage } from '../config/staff-messages.ts'
import type { Answer, Draft } from '../preview/messages.ts'
import { fromForm } from '../text/form.ts'
import { contentOf, type PreviewProps, uploadsOf } from './decap.ts'
import { history } from './history.ts'
import { column, mistakeList, pageFrame } from './preview-parts.ts'
import type { FormOf } from './with-forms.ts'

const PAUSE = 400
const WEB = 'apps/web/'
const IMAGES = `${WEB}content/images/`

type State = { mistakes: string[] }
type Instance = {
  props: PreviewProps
  state: State
  frame?: HTMLIFrameElement | null
  timer?: ReturnType<typeof setTimeout> | undefined
  sent?: string
  setState(state: State): void
  keep(frame: HTMLIFrameElement | null): void
  listen(event: MessageEvent<Answer>): void
  draft(): Draft | undefined
  send(): void
}

/**
 * Next to the form on the live site: the draft's page, built for that (preview/main.ts), and who has changed the
 * entry before.
 */
export const livePreview = (formOf: FormOf, repo: string) =>
  createClass<PreviewProps, State, ReturnType<typeof definition>>(definition(formOf, history(repo)))

function definition(formOf: FormOf, past: unknown) {
  return {
    getInitialState: (): State => ({ mistakes: [] }),
    componentDidMount(this: Instance): void {
      addEventListener('message', this.listen)
    },
    componentWillUnmount(this: Instance): void {
      removeEventListener('message', this.listen)
      clearTimeout(this.timer)
    },
    componentDidUpdate(this: Instance): void {
      const draft = this.draft()
      const text = JSON.stringify([draft?.value, Object.keys(draft?.uploads ?? {})])
      if (text === this.sent) return
      this.sent = text
      clearTimeout(this.timer)
      this.timer = setTimeout(this.send, PAUSE)
    },
    keep(this: Instance, frame: HTMLIFrameElement | null): void {
      this.frame = frame
    },
    listen(this: Instance, { data, origin, source }: MessageEvent<Answer>): void {
      if (origin !== location.origin || !source || source !== this.frame?.contentWindow) return
      if (data.type === 'ready') this.send()
      else {
        const file = WEB + data.path
        this.setState({
          mistakes: data.mistakes.map((mistake) => staffMessage({ file, field: '', ...mistake }, formOf)),
        })
      }
    },
    draft(this: Instance): Draft | undefined {
      const { entry, collection } = this.props
      const path = String(entry.get('path') ?? '')
      const folder = String(collection.get('folder') ?? '')
      const form = formOf(path || `${folder}/new.yaml`)
      if (!form) return undefined
      const uploads = uploadsOf(entry).flatMap(({ path: at, file }) =>
        file instanceof Blob && at.startsWith(IMAGES) ? [[at.slice(IMAGES.length), file] as const] : [],
      )
      return {
        type: 'draft',
        path: path.replace(WEB, ''),
        folder: folder.replace(WEB, ''),
        value: fromForm(contentOf(entry), form),
        uploads: Object.fromEntries(uploads),
      }
    },
    send(this: Instance): void {
      const draft = this.draft()
      if (draft) this.frame?.contentWindow?.postMessage(draft, location.origin)
    },
    render(this: Instance): unknown {
      return column(
        mistakeList(this.state.mistakes),
        pageFrame({ src: '/admin/preview', ref: this.keep }),
        h(
          'details',
          { key: 'past', style: PAST },
          h('summary', { style: { padding: '0.75rem 1rem' } }, 'Who changed this, and when'),
          h(past as string, this.props),
        ),
      )
    },
  }
}

const PAST = {
  maxHeight: '60%',
  overflow: 'auto',
  background: '#fff',
  color: '#1b1b2f',
  font: '1rem/1.4 system-ui',
}
