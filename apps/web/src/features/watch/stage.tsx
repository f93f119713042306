import type { VideoItem } from '@two-pastors/feeds'
import { Button, buttonVariants, type MediaLayout, PlayIcon, Spinner } from '@two-pastors/ui'
import { nativeTracks } from '@two-pastors/ui/start-video'
import { ErrorBoundary } from '#lib/error-boundary.tsx'
import { useHydrated } from '#lib/use-hydrated.ts'
import { playerPart, preloadPlayer } from './player-part.ts'
import type { StageState } from './use-stage.ts'
import type { VideoLink } from './watch-query.ts'

type StageProps = {
  item: VideoItem
  layout: MediaLayout
  /** Where a first press on Play starts, in seconds. */
  from: number
  state: StageState
  /** The video that follows. */
  next: VideoLink | undefined
}

/** A video on its page, in the browser's own player until the visitor starts the site's player. */
export function Stage({ item, layout, from, next, state: { root, start, playFrom } }: StageProps) {
  const { module: player, failed } = playerPart.use(start !== null)
  const ratio = layout === 'tall' ? 'mx-auto aspect-9/16 max-h-[80vh]' : 'aspect-video w-full'
  return (
    <div
      ref={root}
      data-slot="stage"
      data-theme="picture"
      // The black is a child, which the corners clip together with the picture: as a background it would show as a dark fringe.
      className={`relative isolate grid overflow-hidden rounded-tp-lg text-tp-on-scrim before:absolute before:inset-px before:-z-10 before:rounded-[inherit] before:bg-tp-scrim print:hidden ${ratio}`}
    >
      {start !== null && player ? (
        <ErrorBoundary fallback={() => <StageFailure />}>
          <player.StagePlayer key={start} item={item} startAt={start} next={next} />
        </ErrorBoundary>
      ) : (
        <Still
          item={item}
          layout={layout}
          onPlay={() => playFrom(from)}
          loading={start !== null && !failed}
        />
      )}
      {failed && <StageFailure />}
    </div>
  )
}

type StillProps = Pick<StageProps, 'item' | 'layout'> & { onPlay: () => void; loading: boolean }

/** The video with the browser's own controls, or with React under a button. */
function Still({ item, layout, onPlay, loading }: StillProps) {
  const hydrated = useHydrated()
  const preload = () => preloadPlayer(item)
  return (
    <>
      {layout === 'portrait' && item.image && (
        // A portrait poster is shown on a blurred copy of itself, as on the cards.
        <img
          src={item.image}
          alt=""
          className="absolute -inset-10 size-[calc(100%+5rem)] max-w-none object-cover blur-xl brightness-50 saturate-150"
        />
      )}
      {/* biome-ignore lint/a11y/useMediaCaption: not every video of a feed has captions. */}
      <video
        controls={!hydrated}
        preload="none"
        playsInline
        poster={item.image ?? undefined}
        aria-label={item.title}
        aria-hidden={hydrated}
        className="absolute inset-0 size-full object-contain"
      >
        {item.sources.map(({ url, type }) => (
          <source key={url} src={url} type={type} />
        ))}
        {nativeTracks(item.captions).map(({ url, language, kind, label }) => (
          <track key={url} src={url} srcLang={language} kind={kind} label={label} />
        ))}
      </video>
      {hydrated && !loading && (
        <button
          type="button"
          data-slot="stage-play"
          aria-label={`Play ${item.title}`}
          onClick={onPlay}
          onPointerEnter={preload}
          onTouchStart={preload}
          onFocus={preload}
          className="group absolute inset-0 z-10 grid cursor-pointer place-items-center rounded-[inherit] -outline-offset-4 outline-tp-focus focus-visible:outline-2"
        >
          <span
            className={`${buttonVariants({ variant: 'play', size: 'icon' })} size-12 bg-tp-scrim/85 text-tp-on-scrim ring-2 ring-tp-on-scrim/70 sm:size-20 sm:text-3xl group-hover:scale-105 motion-reduce:group-hover:scale-100`}
          >
            <PlayIcon />
          </span>
        </button>
      )}
      {loading && (
        <div role="status" className="z-10 place-self-center text-4xl">
          <Spinner />
          <span className="sr-only">Loading video</span>
        </div>
      )}
    </>
  )
}

function StageFailure() {
  return (
    <div
      role="alert"
      className="z-20 grid grid-cols-1 justify-items-center gap-4 place-self-center bg-tp-scrim p-6 text-center"
    >
      <p className="text-lg text-balance">
        The player could not be loaded. Check your connection and try again.
      </p>
      <Button onClick={() => location.reload()}>Try again</Button>
    </div>
  )
}
