import type { Hit } from '#features/search/find.ts'
import { Highlighted } from '#features/search/highlighted.tsx'
import { HitLink } from '#features/search/hit-link.tsx'
import { excerpt } from '#lib/excerpt.ts'

/** Films, pages, posts and the like, each with a line or two about it. */
export function FoundPages({ hits }: { hits: Hit[] }) {
  return (
    <ul className="grid list-none gap-x-8 gap-y-5 md:grid-cols-2">
      {hits.map(({ kind, path, title, label, text, found }) => (
        <li key={`${path} ${title}`} className="wrap-anywhere">
          <HitLink to={path} className="text-lg font-semibold underline underline-offset-4">
            <Highlighted text={title} found={found} />
          </HitLink>
          {/* The heading above says what the others are. */}
          {kind === 'video' && <p className="text-sm text-tp-muted">{label}</p>}
          <p className="mt-1 line-clamp-5 lg:line-clamp-3">
            <Highlighted text={excerpt(text, 170)} found={found} />
          </p>
        </li>
      ))}
    </ul>
  )
}
