import { queryOptions } from '@tanstack/react-query'
import { Button, MediaCard } from '@two-pastors/ui'
import type { Params } from 'react-router-dom'
import { PageHeader } from '#features/articles/page-header.tsx'
import { NotFound, notFoundMeta } from '#features/not-found/not-found.tsx'
import { ownVideo } from '#features/watch/own-video.ts'
import { WatchDialog } from '#features/watch/watch-dialog.tsx'
import { WatchLink } from '#features/watch/watch-link.tsx'
import { byId } from '#lib/by-id.ts'
import { NewTabLink } from '#lib/new-tab-link.tsx'
import { PageLink } from '#lib/page-link.tsx'
import { Picture } from '#lib/picture.tsx'
import { SiteHtml } from '#lib/site-html.tsx'
import type { WholeStaffPage } from '#model/schemas.ts'
import type { PageModule } from '#page-module.ts'

const files = byId(
  import.meta.glob<WholeStaffPage>('#content/staff-pages/*.yaml', { import: 'default', query: '?whole' }),
)

export const query = ({ staffPage = '' }: Params) =>
  queryOptions({
    queryKey: ['staff-page', staffPage],
    queryFn: async () => (await files.get(staffPage)?.()) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const waitsForData = true

export const meta: PageModule<WholeStaffPage>['meta'] = (page) =>
  page ? { title: page.title, description: page.description, picture: page.banner } : notFoundMeta

type Block = WholeStaffPage['blocks'][number]

/** A page that staff made: its blocks, in the order of its file. */
export const Page: PageModule<WholeStaffPage>['Page'] = ({ data: page }) => {
  if (page === undefined) return <div className="min-h-dvh" />
  if (!page) return <NotFound />
  const { title, intro, banner, blocks } = page
  return (
    <article>
      <PageHeader
        title={title}
        banner={banner}
        {...(intro && { intro })}
        // Aligned with what follows.
        className="[--tp-page-width:56rem]"
      />
      <div className="mx-auto grid max-w-4xl grid-cols-1 gap-10 px-(--tp-gutter) py-12">
        {blocks.map((block, at) => (
          // Nothing but a new build changes their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: two blocks may say the same
          <StaffBlock key={at} block={block} video={videoOf(page, at)} />
        ))}
      </div>
      <WatchDialog items={blocks.flatMap((_, at) => videoOf(page, at) ?? [])} />
    </article>
  )
}

function videoOf({ id, blocks }: WholeStaffPage, at: number) {
  const block = blocks[at]
  if (block?.block !== 'video') return undefined
  const { title, videoUrl: url, captions, image } = block
  return ownVideo({ id: `${id}-${at + 1}`, title, url, captions, image })
}

function StaffBlock({ block, video }: { block: Block; video: ReturnType<typeof videoOf> }) {
  if (block.block === 'text') return <SiteHtml html={block.body} />
  if (block.block === 'picture')
    return (
      <figure>
        <Picture
          picture={block.image}
          alt={block.alt}
          sizes="(min-width: 60rem) 56rem, 100vw"
          className="h-auto w-full rounded-tp-lg"
        />
        {block.caption && <figcaption className="mt-3 text-sm text-tp-muted">{block.caption}</figcaption>}
      </figure>
    )
  if (block.block === 'buttons')
    return (
      <ul className="flex list-none flex-wrap gap-3">
        {block.links.map(({ label, to }) => (
          <li key={to}>
            <Button asChild variant="outline">
              {to.startsWith('/') ? (
                <PageLink to={to}>{label}</PageLink>
              ) : (
                <NewTabLink href={to}>{label}</NewTabLink>
              )}
            </Button>
          </li>
        ))}
      </ul>
    )
  if (!video) return null
  return (
    <div className="grid max-w-xl grid-cols-1">
      <MediaCard
        fluid
        // Among pictures, it would look like one of them until a mouse hovers over it.
        className="pointer-fine:**:data-[slot=play-badge]:opacity-100"
        title={block.title}
        image={block.image}
        genre={video.genre}
        duration=""
        layout="wide"
        action={<WatchLink item={video} />}
      />
    </div>
  )
}
