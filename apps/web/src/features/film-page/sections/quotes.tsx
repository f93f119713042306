import { NewTabLink } from '#lib/new-tab-link.tsx'
import type { SectionProps } from './section-props.ts'

/** Quotes about a film, each with its source. Renders nothing if there are none. */
export function Quotes({ film: { quotes = [] } }: SectionProps<'quotes'>) {
  if (quotes.length === 0) return null
  return (
    <section aria-label="What others say" data-slot="quotes">
      <ul className="grid list-none grid-cols-1 gap-6 md:grid-cols-2">
        {quotes.map(({ text, by, source }) => (
          <li key={text} className="flex min-w-0">
            <figure className="flex w-full flex-col gap-4 border-s-2 border-tp-gold ps-5">
              <blockquote className="font-tp-display text-xl text-pretty sm:text-2xl">“{text}”</blockquote>
              <figcaption className="mt-auto text-tp-muted">
                {by}
                {source && (
                  <>
                    {', '}
                    <NewTabLink href={source.url} className="underline underline-offset-2">
                      {source.name}
                    </NewTabLink>
                  </>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
