import { type ComponentType, createElement as h, useState } from 'react'

/** What a peer shows: five rows, as the home page has them. */
export type Row = {
  heading: string
  cards: { id: string; title: string; genre: string; image: string | null }[]
}

export const styles = `body{margin:0;background:#12100e;color:#eee;font:1rem/1.5 system-ui}a{color:inherit;text-decoration:none}
header{position:sticky;top:0;display:flex;gap:1rem;padding:1rem;background:#12100e}
.hero{position:relative;height:80vh}.hero img{width:100%;height:100%;object-fit:cover}.hero h1{position:absolute;inset:auto 1rem 1rem}
.row{display:flex;gap:1.25rem;overflow-x:auto;padding:1rem}.row article{width:18rem;flex:none}
.row img{width:100%;aspect-ratio:16/9;object-fit:cover;border-radius:.5rem}.row h3,.row p{margin:0}footer{padding:4rem 1rem}`

/** A row with an arrow, which is what such a page needs scripts for. */
export function Cards({ heading, cards, link = 'a' }: Row & { link?: ComponentType<{ to: string }> | 'a' }) {
  const [presses, setPresses] = useState(0)
  return h(
    'section',
    { 'aria-label': heading },
    h('h2', null, heading),
    h('button', { type: 'button', onClick: () => setPresses(presses + 1) }, `Scroll right (${presses})`),
    h(
      'div',
      { className: 'row' },
      cards.map(({ id, title, genre, image }) =>
        h(
          'article',
          { key: id },
          h(
            link as 'a',
            { [link === 'a' ? 'href' : 'to']: `?watch=${id}`, 'aria-label': `Play ${title}` },
            image && h('img', { src: image, alt: '', loading: 'lazy', decoding: 'async' }),
          ),
          h('h3', null, title),
          h('p', null, genre),
        ),
      ),
    ),
  )
}
