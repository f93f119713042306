import { type Review, themes } from '../types.ts'
import { countOf, percent, shownKinds, shownReviews } from './counts.ts'

/** '3 changed, 1 added, 131 look the same' */
export function countLine(reviews: Review[]): string {
  const counts = shownKinds
    .map((kind) => ({ kind, count: countOf(reviews, kind) }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${kind}`)
  return [...counts, `${countOf(reviews, 'same')} look the same`].join(', ')
}

/** One line for the terminal per story that differs. */
export function storyLines(reviews: Review[]): string[] {
  return shownReviews(reviews).map((review) => {
    const notes = themes.map((theme) => [theme, noteOf(review, theme)]).filter(([, note]) => note)
    const detail = notes.map(([theme, note]) => `${theme} ${note}`).join(', ')
    return `${review.kind.padEnd(8)} ${review.story.id}${detail && ` (${detail})`}`
  })
}

/** The report in Markdown without pictures, for the summary of a pull request. */
export function writeSummary({ base, reviews }: { base: string; reviews: Review[] }): string {
  const rows = shownReviews(reviews).map((review) => {
    const notes = themes.map((theme) => noteOf(review, theme))
    return [review.kind, `${review.story.title} / ${review.story.name}`, ...notes].map(cell)
  })
  const head = [`### What changed in the components`, `${countLine(reviews)}. Before: ${cell(base)}.`]
  const table = [['', 'story', ...themes], themes.concat(themes).map(() => '---'), ...rows]
  return [...head, rows.length > 0 ? table.map((row) => `| ${row.join(' | ')} |`).join('\n') : '', ''].join(
    '\n\n',
  )
}

function noteOf(review: Review, theme: string): string {
  const result = review.results.find((result) => result.theme === theme)
  return result?.error?.split('\n')[0] ?? (result?.share === undefined ? '' : percent(result.share))
}

function cell(text: string): string {
  return text.replace(/[\\|<>`*_[\]]/g, '\\$&')
}
