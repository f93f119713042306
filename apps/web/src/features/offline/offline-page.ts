import tokens from '@two-pastors/ui/tokens.css?inline'
import site from '#content/site.yaml'
import themeCss from '#content/site.yaml?page-theme'
import themeScript from '#features/theme/before-paint.ts?script'

export type SeenPage = {
  path: string
  /** HTML, so already escaped. */
  title: string
  html: string
}

/**
 * The page for URLs that are not cached while there is no network. It is part of the worker and independent of the
 * build: its fonts and logo are cached with the pages that were visited.
 */
export function offlinePage(seen: SeenPage[]): string {
  const html = seen[0]?.html ?? ''
  const fonts = html.match(/@font-face ?\{[^}]*\}/g)?.join('') ?? ''
  const logo = /<svg role="img"[^>]*><use href="[^"]*#logo"><\/use><\/svg>/.exec(html)?.[0] ?? site.name
  const links = seen.map(
    ({ path, title }) => `<li><a href="${encodeURI(path)}">${path === '/' ? 'Home' : title}</a></li>`,
  )
  const list = links.length > 0 ? `<h2>Pages you have seen</h2><ul>${links.join('')}</ul>` : ''
  return `<!doctype html>
<html lang="en" data-theme="dark">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${site.colors.ground}">
<script>${themeScript}</script>
<title>You are offline | ${site.name}</title>
<style>${fonts}${tokens}${themeCss}${style}</style>
<main>
<p>${logo}</p>
<h1>You are offline</h1>
<p>You haven’t opened this page on this device yet. It will load by itself when you’re back online.</p>
<a class="again" href="">Try again</a>
${list}
</main>
<script>
  addEventListener('online', () => location.reload())
</script>
`
}

const style = `
body { margin: 0; background: var(--tp-ground); color: var(--tp-text); font: 1.0625rem/1.6 var(--tp-font-text) }
main { box-sizing: border-box; max-width: 40rem; margin: auto; padding: 12vh 1.25rem 3rem }
p:first-child { margin: 0 0 1.25rem; color: var(--tp-gold); font-weight: 600 }
svg { display: block; width: 15rem; max-width: 100%; height: auto; color: var(--tp-text) }
h1, h2 { font-family: var(--tp-font-display); line-height: 1.15 }
h1 { margin: .5rem 0; font-size: clamp(2.25rem, 8vw, 3.5rem) }
h2 { margin: 3rem 0 .5rem; font-size: 1.5rem }
ul { margin: 0; padding: 0; list-style: none }
li a { display: block; padding: .75rem 0; border-bottom: 1px solid var(--tp-line); color: inherit; text-decoration: none }
li a:hover { color: var(--tp-accent); text-decoration: underline }
a:focus-visible { outline: 2px solid var(--tp-focus); outline-offset: 2px }
.again { display: inline-block; margin-top: 1rem; padding: .75rem 1.5rem; border-radius: var(--tp-radius-md); background: var(--tp-primary); color: var(--tp-on-primary); font-weight: 600; text-decoration: none }
`
