import { contentOf, type PreviewProps } from './decap.ts'
import { column, mistakeList, pageFrame } from './preview-parts.ts'

const PAUSE = 300
const PAUSE_AFTER_FAILURE = 2000

type Answer = { page?: string; mistakes?: string[] }
type State = Answer & { origin?: string }

/** Shows each entry next to its form with a component. */
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
  let shown: Instance | undefined
  // From here on, a picture selected for the entry is a file.
  CMS.registerEventListener({
    name: 'postSave',
    handler: () => {
      sent = ''
      shown?.send()
    },
  })
  return {
    getInitialState: (): State => ({}),
    componentDidMount(this: Instance): void {
      shown = this
      this.send()
    },
    componentDidUpdate(this: Instance): void {
      this.send()
    },
    componentWillUnmount(): void {
      clearTimeout(timer)
      sent = ''
      shown = undefined
    },
    send(this: Instance): void {
      const { entry, collection } = this.props
      const draft = { collection: collection.get('name'), path: entry.get('path'), form: contentOf(entry) }
      const body = JSON.stringify({ action: 'draft', params: draft })
      if (body === sent) return
      sent = body
      clearTimeout(timer)
      timer = setTimeout(async () => {
        const answer = await ask(body)
        // The form has changed in the meantime.
        if (body !== sent) return
        if (answer) return this.setState({ mistakes: [], ...answer })
        sent = ''
        timer = setTimeout(() => this.send(), PAUSE_AFTER_FAILURE)
      }, PAUSE)
    },
    render(this: Instance): unknown {
      const { page, mistakes = [] } = this.state
      return column(mistakeList(mistakes), page && pageFrame({ src: page }))
    },
  }
}

/** `undefined` if the server doesn't answer, as while it restarts. */
async function ask(body: string): Promise<Answer | undefined> {
  const headers = { 'content-type': 'application/json' }
  try {
    const answer = await fetch('/admin/api', { method: 'POST', headers, body })
    return answer.ok ? await answer.json() : undefined
  } catch (error) {
    console.error('The preview did not come', error)
    return undefined
  }
}

type Instance = { props: PreviewProps; state: State; setState(state: State): void; send(): void }
