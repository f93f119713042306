import { Button, SectionHeading } from '@two-pastors/ui'
import { PageLink } from '#lib/page-link.tsx'
import type { SectionProps } from './section-props.ts'

/** The link from the film's page to the one for group leaders. */
export const ForLeaders = ({ film, words, forLeaders }: SectionProps<'leaders'>) =>
  film.leaders && !forLeaders ? (
    <section aria-labelledby="leaders" className="flex flex-col">
      <SectionHeading id="leaders">{words.heading}</SectionHeading>
      <p className="mt-3 max-w-prose text-tp-muted">{words.text}</p>
      <div className="mt-auto pt-5">
        <Button asChild variant="outline" className="max-sm:w-full">
          <PageLink to={film.leaders.address}>{words.link}</PageLink>
        </Button>
      </div>
    </section>
  ) : null
