import { cn, SectionHeading } from '@two-pastors/ui'
import { siteAddress } from '#config/env.ts'
import { NewTabLink } from '#lib/new-tab-link.tsx'
import type { Film, FilmDetails } from '#model/schemas.ts'

type PressKitProps = { film: Film; files: NonNullable<FilmDetails['pressKit']> }

const style =
  'rounded-tp-sm font-semibold text-tp-accent outline-offset-2 outline-tp-focus focus-visible:outline-2'
const underline = 'underline underline-offset-4'

/** Files for newspapers and bulletins, under their heading. Renders nothing without files. */
export function PressKit({ film, files }: PressKitProps) {
  if (files.length === 0) return null
  return (
    <section aria-labelledby="press-kit" data-slot="press-kit" className="print:hidden">
      <SectionHeading id="press-kit">Press Kit</SectionHeading>
      <PressKitFiles film={film} files={files} />
    </section>
  )
}

/** Links to the files, each with its type and size. */
export function PressKitFiles({ film, files }: PressKitProps) {
  return (
    <>
      <p className="mt-3 max-w-prose text-tp-muted">
        For newspapers, church bulletins and anyone who writes about {film.title}.
      </p>
      <ul className="mt-4 flex list-none flex-wrap gap-x-8 gap-y-4">
        {files.map(({ title, file, facts }) => (
          <li key={file}>
            {facts ? (
              <a href={file} data-address={siteAddress(file)} download className={style}>
                <span className={underline}>{title}</span>{' '}
                <span className="inline-block font-normal text-tp-muted">({facts})</span>
              </a>
            ) : (
              <NewTabLink href={file} className={cn(style, underline)}>
                {title}
              </NewTabLink>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
