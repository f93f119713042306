import { Badge, Button, DownloadIcon, HeartIcon } from '@two-pastors/ui'
import { useId } from 'react'
import { isSaved } from '#features/search/entry.ts'
import { Picture } from '#lib/picture.tsx'
import type { Resource } from '#model/schemas.ts'
import { typeLabels } from './filters.ts'

type ResourceCardProps = {
  resource: Resource
  /** Called when a resource that isn't free is clicked; it asks for a donation first. */
  onAsk: () => void
}

/** A resource next to its picture from 768 px on; the side alternates. */
export function ResourceCard({ resource, onAsk }: ResourceCardProps) {
  const { title, description, type, badge, image, isFree, actionUrl, file } = resource
  const facts = useId()
  return (
    <article className="grid w-full md:grid-cols-2 print:grid-cols-[1fr_3fr]">
      <Picture
        picture={image}
        sizes="(min-width: 48rem) 50vw, 100vw"
        className="aspect-4/3 h-auto w-full object-cover md:h-full md:max-lg:object-left md:group-even:order-last"
      />
      {/* Words on the left line up with the page's title. */}
      <div className="grid content-center justify-items-start px-(--tp-gutter) pt-6 pb-14 md:py-10 lg:px-[clamp(3rem,6vw,8rem)] lg:group-even:ps-[calc(var(--tp-gutter)+max(0px,(100vw-var(--page-width))/2))]">
        <Badge variant="outline">{badge ?? typeLabels[type]}</Badge>
        <h2 className="mt-4 font-tp-display text-3xl leading-tight font-semibold text-balance wrap-anywhere lg:text-5xl lg:leading-tight">
          {title}
        </h2>
        <p className="mt-4 max-w-xl text-lg text-pretty text-tp-muted">{description}</p>
        {isFree ? (
          <>
            <Button asChild className="mt-6 max-sm:w-full">
              <a
                href={actionUrl}
                target="_blank"
                rel="noopener"
                aria-label={`Get It Free: ${title}`}
                aria-describedby={facts}
              >
                <DownloadIcon />
                Get It Free
              </a>
            </Button>
            <p id={facts} className="mt-2 text-sm text-tp-muted">
              {file && `${file}. `}
              {isSaved(actionUrl) ? 'Downloads.' : 'Opens in a new tab.'}
            </p>
          </>
        ) : (
          <Button
            className="mt-6 max-sm:w-full"
            aria-label={`Get It: ${title}`}
            aria-haspopup="dialog"
            onClick={onAsk}
          >
            <HeartIcon />
            Get It
          </Button>
        )}
      </div>
    </article>
  )
}
