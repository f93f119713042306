import type { PreviewProps } from './decap.ts'

/** https://docs.github.com/en/rest/commits/commits#list-commits */
type Commit = { html_url: string; commit: { message: string; author: { name: string; date: string } } }
type State = { commits?: Commit[]; failed?: boolean }
type Instance = { props: PreviewProps; state: State; setState(state: State): void }

/** Shown next to the form on the live site: who published the entry, when, and where to undo that. */
export const history = (repo: string) =>
  createClass<PreviewProps, State, ReturnType<typeof definition>>(definition(repo))

function definition(repo: string) {
  return {
    getInitialState: (): State => ({}),
    async componentDidMount(this: Instance): Promise<void> {
      const path = String(this.props.entry.get('path') ?? '')
      if (!path) return this.setState({ commits: [] })
      const { token } = JSON.parse(localStorage.getItem('decap-cms-user') ?? '{}') as { token?: string }
      const address = `https://api.github.com/repos/${repo}/commits?${new URLSearchParams({ sha: 'main', path })}`
      const answer = await fetch(address, { headers: { authorization: `token ${token}` } }).catch(
        () => undefined,
      )
      this.setState(answer?.ok ? { commits: (await answer.json()) as Commit[] } : { failed: true })
    },
    render(this: Instance): unknown {
      const { commits, failed } = this.state
      const items = commits?.map(({ html_url, commit: { message, author } }) =>
        h(
          'li',
          { key: html_url },
          h(
            'a',
            { href: html_url, target: '_blank', rel: 'noopener', title: 'Opens in a new tab' },
            message.split('\n')[0],
            h('span', { 'aria-hidden': true }, ' ↗'),
          ),
          h('br', null),
          `${author.name}, ${new Date(author.date).toLocaleString()}`,
        ),
      )
      return h(
        'div',
        { style: { font: '1rem/1.5 system-ui', color: '#1b1b2f', padding: '0 1.25rem' } },
        h(
          'p',
          null,
          'To show your change to others before it is published: Save, then “View Preview” after some minutes.',
        ),
        h(
          'p',
          null,
          'To undo a published change, open it below, follow the number behind its title, and press Revert there.',
        ),
        failed && h('p', null, 'GitHub does not answer. Reload the page to try again.'),
        commits?.length === 0 && h('p', null, 'Nobody has published this yet.'),
        h('ol', { style: { paddingLeft: '1.25rem' } }, items),
      )
    },
  }
}
