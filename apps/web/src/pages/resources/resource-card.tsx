import { ArticleCard, Button, DownloadIcon, HeartIcon } from '@two-pastors/ui'
import { useId } from 'react'
import { Picture } from '#lib/picture.tsx'
import type { Resource } from '#model/schemas.ts'
import { typeLabels } from './filters.ts'

type ResourceCardProps = {
  resource: Resource
  /** Called when a resource that is not free is clicked; it asks for a donation first. */
  onAsk: () => void
}

export function ResourceCard({ resource, onAsk }: ResourceCardProps) {
  const { title, description, type, badge, image, isFree, actionUrl, file } = resource
  const facts = useId()
  return (
    <ArticleCard
      title={title}
      heading="h2"
      // The pictures are 4:3 and show whole. Where the columns are narrow, a title has room for two lines, so that what follows aligns.
      className="**:data-[slot=article-card-picture]:aspect-4/3 xl:max-2xl:**:data-[slot=article-card-title]:min-h-14"
      image={<Picture picture={image} sizes="(min-width: 80rem) 23vw, (min-width: 40rem) 46vw, 92vw" />}
      categories={[badge ?? typeLabels[type]]}
      description={description}
      actions={
        isFree ? (
          <>
            <p id={facts} className="mb-1.5 w-full text-sm text-tp-muted">
              {file && `${file}. `}Opens in a new tab.
            </p>
            <Button asChild className="max-sm:w-full">
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
          </>
        ) : (
          <Button
            className="max-sm:w-full"
            aria-label={`Get It: ${title}`}
            aria-haspopup="dialog"
            onClick={onAsk}
          >
            <HeartIcon />
            Get It
          </Button>
        )
      }
    />
  )
}
