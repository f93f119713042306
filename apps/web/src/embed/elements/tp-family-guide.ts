import { EmbedElement } from './embed-element.ts'
import { make } from './make.ts'
import { siteUrl } from './site.ts'

type Scale = { label: string; level: number; note: string; scenes: string[] }

/** `/embed/guide/{name}.json`, which the build writes (build/embeds/guide-file.ts). */
export type EmbeddedGuide = {
  /** The film's title. */
  title: string
  path: string
  /** Its authors. */
  by: string
  /** Only for a review. */
  stars?: number
  age: number
  why: string
  concerns: Scale[]
  virtues: Scale[]
  notes: { label: string; note: string }[]
  license: { name: string; url: string }
}

const MAX_LEVEL = 5

/**
 * `<tp-family-guide review="a-film-review"><a href="https://…/reviews/a-film-review">Is it for my
 * family?</a></tp-family-guide>`: the family guide of a review, or with `film="the-film"` of one of our films.
 */
export class TpFamilyGuide extends EmbedElement {
  static readonly observedAttributes = ['review', 'film', 'heading']

  protected async render() {
    // The address of its page, or just the end of it.
    const address = this.getAttribute('review') ?? this.getAttribute('film') ?? ''
    const id = /[\w-]+(?=\/?(?:[?#].*)?$)/.exec(address)?.[0]
    if (!id) return undefined
    const answer = await fetch(siteUrl(`/embed/guide/${id}.json`))
    if (!answer.ok) throw new Error(`${answer.status} for ${id}`)
    const guide: EmbeddedGuide = await answer.json()
    return panelOf(guide, this.getAttribute('heading') ?? `${guide.title}: is it for my family?`)
  }
}

function panelOf(
  { path, by, stars, age, why, concerns, virtues, notes, license }: EmbeddedGuide,
  heading: string,
) {
  const ages = age > 0 ? `Ages ${age}+` : 'All ages'
  const panel = make(
    'section',
    { class: 'panel guide', 'aria-labelledby': 'heading' },
    make('h2', { id: 'heading' }, heading),
    make('p', { class: 'facts' }, [ages, stars && `${stars} of 5 stars`].filter(Boolean).join(' · ')),
    make('p', {}, why),
    make(
      'div',
      { class: 'columns' },
      list('What to Know', concerns.map(scale)),
      list('What Is Good', virtues.map(scale)),
    ),
  )
  if (notes.length > 0) {
    const items = notes.map(({ label, note }) => item(label, make('dd', {}, note)))
    panel.append(list('If It Hits Close to Home', items))
  }
  panel.append(
    make(
      'p',
      { class: 'facts' },
      make('a', { href: siteUrl(path) }, `${stars ? 'The review' : 'More'} by ${by}`),
      ' · ',
      make('a', { href: license.url, rel: 'license' }, license.name),
    ),
  )
  return panel
}

const list = (heading: string, items: HTMLElement[]) =>
  make('div', {}, make('h3', {}, heading), make('dl', {}, ...items))

const item = (label: string, ...values: HTMLElement[]) => make('div', {}, make('dt', {}, label), ...values)

function scale({ label, level, note, scenes }: Scale): HTMLElement {
  const bars = Array.from({ length: MAX_LEVEL }, (_, bar) => make('i', { 'data-filled': bar < level }))
  return item(
    label,
    make(
      'dd',
      { class: 'level' },
      make('span', { 'aria-hidden': 'true' }, ...bars),
      `${level} of ${MAX_LEVEL}`,
    ),
    make('dd', {}, note),
    ...scenes.map((scene) => make('dd', { class: 'scene' }, scene)),
  )
}
