import { contentOf, type PreviewProps } from './decap.ts'

const PAUSE = 300

type Answer = { page?: string; mistakes?: string[] }
type State = Answer & { origin?: string }

/** Shows each entry beside its form with a component. */
export function registerPreviews(
  collections: { name: string; files?: { name: string }[] }[],
  component: unknown,
): void {
  for (const { name, files } of collections) {
    for (const entry of files?.map((file) => file.name) ?? [name])
      CMS.registerPreviewTemplate(entry, component)
  }
}

/** An entry on the site's own page, which a second development server renders from the draft. */
export const sitePreview = () => createClass<PreviewProps, State, ReturnType<typeof definition>>(definition())

function definition() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let sent = ''
  return {
    getInitialState: (): State => ({}),
    componentDidMount(this: Instance): void {
      this.send()
    },
    componentDidUpdate(this: Instance): void {
      this.send()
    },
    componentWillUnmount(): void {
      clearTimeout(timer)
      sent = ''
    },
    send(this: Instance): void {
      const { entry, collection } = this.props
      const draft = { collection: collection.get('name'), path: entry.get('path'), form: contentOf(entry) }
      const body = JSON.stringify({ action: 'draft', params: draft })
      if (body === sent) return
      sent = body
      clearTimeout(timer)
      timer = setTimeout(async () => {
        const headers = { 'content-type': 'application/json' }
        const answer = await fetch('/admin/api', { method: 'POST', headers, body })
        this.setState({ mistakes: [], ...((await answer.json()) as Answer) })
      }, PAUSE)
    },
    render(this: Instance): unknown {
      const { page, mistakes = [] } = this.state
      const frame = page && h('iframe', { key: 'page', src: page, title: 'Preview', style: FRAME })
      const list =
        mistakes.length > 0 &&
        h('ul', { key: 'mistakes', style: LIST }, ...mistakes.map((text) => h('li', { key: text }, text)))
      return h('div', { style: COLUMN }, list, frame)
    },
  }
}

type Instance = { props: PreviewProps; state: State; setState(state: State): void; send(): void }

const COLUMN = { position: 'fixed', inset: 0, display: 'flex', flexDirection: 'column' }
const FRAME = { flex: 1, width: '100%', border: 0 }
const LIST = {
  margin: 0,
  padding: '0.75rem 1rem 0.75rem 2rem',
  background: '#fff3cd',
  color: '#4d3800',
  font: '1rem/1.4 system-ui',
}
