import type { Film } from '../../model/schemas.ts'
import { filmPhase } from '../../src/features/films/film-phase.ts'
import { releaseLine } from '../../src/features/films/release.ts'
import type { ListedPage, SiteFacts } from './site-facts.ts'

type Facts = Omit<SiteFacts, 'reviews' | 'familyGuide'>

/** A summary of the site for language models: https://llmstxt.org */
export function llmsText({ site, siteUrl, pages, films, now }: Facts): string {
  const under = (folder: string) => pages.filter(({ path }) => path.startsWith(folder))
  const main = pages.filter(({ path }) => !/^\/(reviews|blog|watch)\//.test(path))
  const link = ({ path, title, description }: ListedPage) =>
    `- [${title.replace(/[[\]]/g, '\\$&')}](${new URL(path, siteUrl).href}): ${description}`
  const filmLine = (film: Film) => {
    const name = `[${film.title}](${siteUrl}${film.address})`
    const line =
      releaseLine(film, now) ?? (filmPhase(film, now) === 'coming-soon' ? 'Coming soon' : undefined)
    return `- ${[name, line].filter(Boolean).join(': ')}`
  }
  return `# ${site.name}

> ${site.description}

${site.mission} Write to ${site.email}${site.phone ? ` or call ${site.phone.display}` : ''}.

## Pages

${main.map(link).join('\n')}

## Films and series

${films.map(filmLine).join('\n')}

## Reviews

${under('/reviews/').map(link).join('\n')}
- [All reviews in full, as a JSON feed](${siteUrl}/reviews/feed.json)
- [The family guide: ages, levels and content notes of every film, as JSON](${siteUrl}/reviews/family-guide.json)

## Videos

${under('/watch/').map(link).join('\n')}

## Optional

${[...under('/blog/').map(link), `- [Sitemap](${siteUrl}/sitemap.xml)`].join('\n')}
`
}
