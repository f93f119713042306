import { siteAddress } from '#config/env.ts'
import { ShareButton } from '#features/share/share-button.tsx'
import { momentOf } from '#features/share/shared.ts'
import { embedOf } from '#features/watch/embed-of.ts'
import { chaptersOf, momentsOf } from '#features/watch/moments.ts'
import { Stage } from '#features/watch/stage.tsx'
import { mediaOf, useStage } from '#features/watch/use-stage.ts'
import { watchPath } from '#features/watch/video-pages.ts'
import type { VideoLink, Watch } from '#features/watch/watch-query.ts'
import { BackLink } from '#lib/back-link.tsx'
import { PageLink } from '#lib/page-link.tsx'
import { SectionBoundary } from '#lib/section-boundary.tsx'
import { BelongsTo } from './belongs-to.tsx'
import { Chapters } from './chapters.tsx'
import { CurrentPassage, Moments } from './moments.tsx'
import { MoreVideos } from './more-videos.tsx'
import { Transcript } from './transcript.tsx'
import { useJump } from './use-jump.ts'
import { VideoFacts } from './video-facts.tsx'

/** The page of a video. */
export function WatchView({ watch: { video, more, previous } }: { watch: Watch }) {
  const { item, row, slug } = video
  const stage = useStage()
  const from = useJump(stage)
  const moments = momentsOf(slug)
  const shared = {
    title: item.title,
    text: `Watch “${item.title}”.`,
    url: siteAddress(watchPath(video)),
    embed: embedOf(video),
  }

  return (
    <>
      <article className="mx-auto max-w-(--page-width) px-(--tp-gutter) pt-4">
        <BackLink to={row.page}>{`Back to ${row.page === '/' ? 'Home' : row.heading}`}</BackLink>
        <div className="mt-2 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
          <div className="min-w-0">
            <Stage item={item} layout={row.layout} from={from} state={stage} next={more[0]} />
            <VideoFacts video={video} />
            <div className="mt-6 flex flex-wrap gap-3">
              <ShareButton shared={() => ({ ...shared, moment: momentOf(mediaOf(stage.root)) })} />
              <BelongsTo video={video} />
            </div>
            {/* Below the buttons, which it would otherwise move. */}
            <CurrentPassage moments={moments} root={stage.root} />
          </div>
          <div className="min-w-0">
            <SectionBoundary name="Transcript">
              <Transcript url={video.transcript} shared={shared} root={stage.root} />
            </SectionBoundary>
            <Chapters chapters={chaptersOf(video)} root={stage.root} />
            <Moments moments={moments} />
          </div>
        </div>
        {previous && <PreviousVideo video={previous} />}
      </article>
      <div className="bleed mt-14">
        <MoreVideos row={row} videos={more} />
      </div>
    </>
  )
}

/** A link to the previous video in its row. The list of other videos starts with the next one. */
function PreviousVideo({ video }: { video: VideoLink }) {
  return (
    <nav aria-label="Previous video" className="mt-10 border-t border-tp-line pt-6 print:hidden">
      <PageLink
        to={watchPath(video)}
        rel="prev"
        className="group -mx-3 block rounded-tp-md p-3 outline-tp-focus focus-visible:outline-2"
      >
        <span className="block text-sm text-tp-muted">Previous</span>
        <span className="font-tp-display text-lg font-semibold underline underline-offset-4 group-hover:no-underline">
          {video.title}
        </span>
      </PageLink>
    </nav>
  )
}
