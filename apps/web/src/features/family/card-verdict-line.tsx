import { cn } from '@two-pastors/ui'
import { ErrorBoundary } from '#lib/error-boundary.tsx'
import { useNow } from '#lib/now.tsx'
import { guides } from './guides.ts'
import { headline, otherLosses } from './sentences.ts'
import { useFamily } from './use-family.ts'
import { verdict } from './verdict.ts'
import { VerdictMark } from './verdict-mark.tsx'
import { basisNote, verdictNames } from './words.ts'

/** The verdict on a film's card. The card also works without it. `id` is that of the film's review, or of the film. */
export const CardVerdictLine = (props: LineProps) => (
  <ErrorBoundary fallback={() => null}>
    <Line {...props} />
  </ErrorBoundary>
)

type LineProps = { id: string; brief: boolean }

function Line({ id, brief }: LineProps) {
  const family = useFamily()
  const now = useNow()
  const guide = guides.get(id)
  if (!family || !guide) return null
  const found = verdict(guide, family)
  const [reason, another] = found.reasons
  // A single concern has room for its words, which say more than its level.
  const note = found.kind !== 'good' && reason && !another && 'level' in reason ? reason.note : ''
  // A film that should wait has reasons enough.
  const losses = found.kind !== 'wait' && otherLosses(guide, family)
  return (
    <p
      // A key, because React can't change the text of a translated page: another family gets new elements.
      key={JSON.stringify(family)}
      data-slot="family-verdict"
      data-kind={found.kind}
      className="flex gap-2 text-sm leading-5 font-semibold"
    >
      <VerdictMark kind={found.kind} className="size-5" />
      {brief ? (
        <span>{verdictNames[found.kind]}</span>
      ) : (
        // The review has all of it. What to talk about first is never cut off.
        <span className={cn(found.kind === 'wait' && 'line-clamp-6')}>
          <span>{`${headline(found, family)} ${basisNote(guide, now)}`.trim()}</span>
          {note && !losses && <span className="font-normal"> {note}</span>}
          {losses && <span className="font-normal"> {losses}</span>}
        </span>
      )}
    </p>
  )
}
