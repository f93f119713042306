import type { Theme } from '../../src/features/theme/theme.ts'

export type Shot = { path: string; width: number; theme: Theme; file: string }

/** An HTML page of all screenshots, grouped by page; a click opens one at full size. */
export function contactSheet(shots: Shot[], taken: Date): string {
  const paths = [...new Set(shots.map(({ path }) => path))]
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Every page of the site</title>
<style>
body { margin: 2rem; background: #1b1a24; color: #f3ece0; font: 1rem/1.5 system-ui, sans-serif }
a { color: inherit }
.shots { display: flex; gap: 1rem; overflow-x: auto; padding-block-end: 1rem }
figure { flex: none; margin: 0 }
img { display: block; height: 28rem; width: auto; max-width: 36rem; object-fit: cover; object-position: top }
figcaption { font-size: .875rem; opacity: .8 }
</style>
<h1>Every page of the site</h1>
<p>${paths.length} pages, ${shots.length} pictures, taken ${taken.toUTCString()}.</p>
${paths.map((path) => section(shots.filter((shot) => shot.path === path))).join('\n')}
`
}

function section(shots: Shot[]): string {
  const figures = shots.map(
    ({ path, width, theme, file }) =>
      `<figure><a href="${file}"><img src="${file}" loading="lazy" alt="${path}, ${width} px, ${theme}"></a><figcaption>${width} px, ${theme}</figcaption></figure>`,
  )
  return `<h2>${shots[0]?.path}</h2>\n<div class="shots">${figures.join('\n')}</div>`
}
