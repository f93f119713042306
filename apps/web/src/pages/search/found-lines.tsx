import type { SpokenLine } from '#features/search/find.ts'
import { Highlighted } from '#features/search/highlighted.tsx'
import { PageLink } from '#lib/page-link.tsx'
import { clock } from '#lib/time.ts'

/** Lines of videos; each opens its video at that place. */
export function FoundLines({ lines }: { lines: SpokenLine[] }) {
  return (
    <ul className="grid list-none gap-x-8 gap-y-5 md:grid-cols-2">
      {lines.map(({ path, title, at, text, found }) => (
        <li key={`${path} ${at}`} className="wrap-anywhere">
          <PageLink to={`${path}?t=${at}`} className="block">
            <span className="text-lg font-semibold underline underline-offset-4">{title}</span>
            <span className="mt-1 block">
              <span className="text-tp-muted">at {clock(at)}:</span> <Highlighted text={text} found={found} />
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
