const COLUMN = { position: 'fixed', inset: 0, display: 'flex', flexDirection: 'column' }
const PLACE = { position: 'relative', flex: 1 }
const WAITING = { position: 'absolute', padding: '0 1rem', color: '#5a5f6d', font: '1rem/1.4 system-ui' }
const FRAME = { position: 'absolute', width: '100%', height: '100%', border: 0 }
const LIST = {
  margin: 0,
  padding: '0.75rem 1rem 0.75rem 2rem',
  background: '#fff3cd',
  color: '#4d3800',
  font: '1rem/1.4 system-ui',
}

/** The parts of a preview, below each other. */
export const column = (...parts: unknown[]) => h('div', { style: COLUMN }, ...parts)

/** The site's page, plus whatever `props` add. Below it, until it covers it, a message. */
export const pageFrame = (props: { src: string; ref?: unknown }) =>
  h(
    'div',
    { key: 'page', style: PLACE },
    h('p', { style: WAITING }, 'The preview is loading.'),
    h('iframe', { title: 'Preview', style: FRAME, ...props }),
  )

/** What the entry is still missing. */
export const mistakeList = (mistakes: string[]) =>
  mistakes.length > 0 &&
  h('ul', { key: 'mistakes', style: LIST }, ...mistakes.map((text) => h('li', { key: text }, text)))
