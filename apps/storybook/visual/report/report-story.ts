import type { Result, Review, Theme } from '../types.ts'
import { kindNames, percent } from './counts.ts'
import { escapeHtml } from './html.ts'

const names = { before: 'Before', after: 'After', diff: 'Difference' } as const
const themeNames: Record<Theme, string> = { dark: 'Dark', light: 'Light' }

/** A story with the pictures of each theme in which it differs. */
export function storySection({ story, kind, results }: Review): string {
  const id = escapeHtml(story.id)
  const name = escapeHtml(`${story.title} / ${story.name}`)
  const open =
    kind === 'removed'
      ? ''
      : `<a href="http://localhost:6006/?path=/story/${id}" title="While pnpm storybook runs">Open in Storybook</a>`
  return `<section class="story" id="${id}" data-kind="${kind}" aria-labelledby="${id}-title">
<header>
<h2 id="${id}-title"><a href="#${id}">${name}</a></h2>
<p><span class="kind">${kindNames[kind]}</span> <code>${escapeHtml(story.file)}</code> ${open}</p>
</header>
${results
  .filter((result) => result.kind !== 'same')
  .map((result) => themePart(result, name))
  .join('\n')}
</section>`
}

function themePart(result: Result, name: string): string {
  const theme = themeNames[result.theme]
  const share = result.share === undefined ? '' : `<small>${percent(result.share)} of the pixels</small>`
  const both = result.before && result.after
  const slider = `<input class="slider" type="range" min="0" max="100" value="50" aria-label="${name}, ${theme}: how much of the picture before is shown">`
  const figures = (['before', 'after', 'diff'] as const).map((part) =>
    figure(result, part, `${name}, ${theme}`),
  )
  return `<article class="theme" data-theme="${result.theme}">
<h3>${theme} ${share}</h3>
${result.error ? `<pre class="error" tabindex="0">${escapeHtml(result.error)}</pre>` : ''}
<div class="pictures${both ? ' both' : ''}">${figures.join('')}${both ? slider : ''}</div>
</article>`
}

function figure(result: Result, part: keyof typeof names, name: string): string {
  const png = result[part]
  if (!png) return ''
  // The offset of the size in a PNG file.
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const source = `data:image/png;base64,${png.toString('base64')}`
  return `<figure class="${part}"><figcaption>${names[part]}</figcaption><img src="${source}" width="${width}" height="${height}" alt="${name}: ${names[part].toLowerCase()}"></figure>`
}
