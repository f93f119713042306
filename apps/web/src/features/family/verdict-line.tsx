import type { VideoItem } from '@two-pastors/feeds'
import { Button, cn } from '@two-pastors/ui'
import { WatchLink } from '#features/watch/watch-link.tsx'
import { ErrorBoundary } from '#lib/error-boundary.tsx'
import { PageLink } from '#lib/page-link.tsx'
import type { Guide } from '#model/schemas.ts'
import type { Family } from './family.ts'
import {
  careTaken,
  headline,
  listAsked,
  listMissing,
  notesOf,
  otherLosses,
  whenOlder,
  withinLimits,
} from './sentences.ts'
import { useFamily } from './use-family.ts'
import { LOSSES, type Verdict, verdict } from './verdict.ts'
import { VerdictMark } from './verdict-mark.tsx'
import { concernNames, verdictNames } from './words.ts'
import { Workings } from './workings.tsx'

type VerdictLineProps = {
  guide: Guide
  trailer: VideoItem | null
  /** The address at which the family can be changed. */
  familyPage: string
  /** The address of the page with the reasons; only the verdict is shown here. */
  whole: string | undefined
  /** The address of the questions to talk about. */
  talk: string | undefined
}

const linkStyle = 'underline underline-offset-2'

/** The verdict for this device's family on a film, and how it was worked out. Loads once there is a family. */
export const VerdictLine = (props: VerdictLineProps) => (
  <ErrorBoundary
    fallback={(retry) => (
      <p role="alert">
        We couldn’t check this for your family.{' '}
        <Button variant="link" size="sm" onClick={retry}>
          Try again
        </Button>
      </p>
    )}
  >
    <Line {...props} />
  </ErrorBoundary>
)

function Line({ guide, trailer, familyPage, whole, talk }: VerdictLineProps) {
  const family = useFamily()
  if (!family) return null
  const found = verdict(guide, family)
  return (
    // A key, because React can't change the text of a translated page: another family gets new elements.
    <div key={JSON.stringify(family)} data-slot="family-verdict" data-kind={found.kind}>
      <p className="flex gap-3 font-semibold">
        <VerdictMark kind={found.kind} className="mt-0.5 size-6" />
        {whole && found.kind !== 'good' ? verdictNames[found.kind] : headline(found, family)}
      </p>
      {whole ? (
        <PageLink to={whole} className={cn(linkStyle, 'mt-1 inline-block text-tp-accent')}>
          See why
        </PageLink>
      ) : (
        <Reasons {...{ guide, trailer, familyPage, talk, family, found }} />
      )}
    </div>
  )
}

type ReasonsProps = Omit<VerdictLineProps, 'whole'> & { family: Family; found: Verdict }

/** The reasons for and against the film, what to tell the children, and how the verdict was worked out. */
function Reasons({ guide, trailer, familyPage, talk, family, found }: ReasonsProps) {
  const care = careTaken(found, family)
  const losses = otherLosses(guide, family)
  const mourns = family.sensitivities.some((kind) => LOSSES.includes(kind))
  const against = notesOf(found)
  const within = found.kind !== 'good' && withinLimits(found)
  return (
    <>
      {against.length > 0 && (
        <ul className="mt-2 grid list-disc gap-1 ps-5">
          {against.map(([concern, note]) => (
            <li key={concern}>
              {concernNames[concern]}: {note}
            </li>
          ))}
        </ul>
      )}
      {losses && <p className="mt-2">{losses}</p>}
      {within && <p className="mt-2">{within}</p>}
      {care && <p className="mt-2">{care}</p>}
      {family.outdated && (
        <p className="mt-2">
          This leaves out an answer of yours that our list no longer has.{' '}
          <PageLink to={familyPage} className={linkStyle}>
            Check your family’s answers
          </PageLink>
        </p>
      )}
      {found.notFound.length > 0 && (
        <p className="mt-2">
          You told us {listAsked(found.notFound)}:{' '}
          {found.basis === 'announced' ? (
            <>
              we can’t tell yet. Watch{' '}
              {trailer ? (
                <WatchLink item={trailer} className={linkStyle}>
                  the trailer
                </WatchLink>
              ) : (
                'the trailer'
              )}{' '}
              yourself first, and look here again once we have seen the film.
            </>
          ) : (
            `it has ${listMissing(found.notFound)}.`
          )}
        </p>
      )}
      {found.kind === 'talk' && family.children.length > 0 && (
        <p className="mt-2">
          Tell them what’s coming, and agree on a signal for “let’s step out.”
          {mourns &&
            ' You might say: “If this makes you miss someone, squeeze my hand.” Afterward, ask “Who did you think of?” and listen.'}
        </p>
      )}
      {found.kind === 'talk' && talk && (
        <p className="mt-2">
          <PageLink to={talk} className={cn(linkStyle, 'text-tp-accent')}>
            Questions to talk about afterward
          </PageLink>
        </p>
      )}
      {found.kind === 'wait' && family.children.length > 0 && (
        <p className="mt-2">
          {whenOlder(guide, family, found)}{' '}
          <PageLink to="/reviews?fits=good#find" className={cn(linkStyle, 'text-tp-accent')}>
            See other films for your family
          </PageLink>
        </p>
      )}
      <p className="mt-2 text-sm text-tp-muted">
        {found.kind !== 'good' &&
          family.children.length > 0 &&
          'The suggested age is for most children and may include a talk first; this is for yours. '}
        Something else on your mind?{' '}
        <PageLink to="/contact" className={linkStyle}>
          Ask us
        </PageLink>
      </p>
      <Workings verdict={found} family={family} familyPage={familyPage} />
    </>
  )
}
