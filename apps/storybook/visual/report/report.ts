import { readFileSync } from 'node:fs'
import type { Kind, Review } from '../types.ts'
import { countOf, kindNames, shownKinds, shownReviews } from './counts.ts'
import { escapeHtml } from './html.ts'
import { storySection } from './report-story.ts'

export type Report = {
  /** The commit before: its short hash and its message. */
  base: string
  reviews: Review[]
}

const read = (name: string) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8')

/** A self-contained HTML page with styles, script and pictures. */
export function writeReport({ base, reviews }: Report): string {
  const shown = shownReviews(reviews)
  const same = countOf(reviews, 'same')
  const title = shown.length === 1 ? '1 story looks different' : `${shown.length} stories look different`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${read('report.css')}${read('stories.css')}</style>
<header class="top">
<h1>${shown.length > 0 ? title : 'Nothing looks different'}</h1>
<p>${same} of ${reviews.length} look the same. Before: <code>${escapeHtml(base)}</code>. After: the working tree.</p>
</header>
${shown.length > 0 ? body(shown) : ''}
<script>${read('report.js')}</script>
`
}

function body(reviews: Review[]): string {
  const kinds = shownKinds.filter((kind) => countOf(reviews, kind) > 0)
  const counts = kinds.map((kind) => [kind, `${kindNames[kind]} ${countOf(reviews, kind)}`] as const)
  return `<section class="controls" aria-label="What is shown">
${choice('kind', 'Show', [['all', `All ${reviews.length}`], ...counts])}
${choice('view', 'Compare', [
  ['side', 'Side by side'],
  ['slide', 'Slider'],
  ['diff', 'Difference'],
])}
${choice('theme', 'Theme', [
  ['both', 'Both'],
  ['dark', 'Dark'],
  ['light', 'Light'],
])}
</section>
<div class="columns">
<nav aria-label="Stories">${kinds.map((kind) => links(kind, reviews)).join('')}</nav>
<main>${reviews.map(storySection).join('\n')}</main>
</div>`
}

function links(kind: Kind, reviews: Review[]): string {
  const items = reviews
    .filter((review) => review.kind === kind)
    .map(({ story: { id, title, name } }) => ({ id: escapeHtml(id), text: escapeHtml(`${title} / ${name}`) }))
    .map(({ id, text }) => `<li><a href="#${id}">${text}</a></li>`)
  return `<section data-kind="${kind}"><h2>${kindNames[kind]}</h2><ul>${items.join('')}</ul></section>`
}

/** Radio buttons with the first one checked. stories.css makes them work. */
function choice(name: string, legend: string, options: (readonly [string, string])[]): string {
  const radios = options.map(
    ([value, label], index) =>
      `<label><input type="radio" name="${name}" value="${value}"${index === 0 ? ' checked' : ''}><span>${label}</span></label>`,
  )
  return `<fieldset><legend>${legend}</legend>${radios.join('')}</fieldset>`
}
