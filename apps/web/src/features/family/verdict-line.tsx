import type { Guide } from '#content/schemas/schemas.ts'
import { headline, listNotes } from './sentences.ts'
import { useFamily } from './use-family.ts'
import { verdict } from './verdict.ts'
import { VerdictMark } from './verdict-mark.tsx'
import { Workings } from './workings.tsx'

/** What we say to this device's family about a film, and how it was worked out. Loads once there is a family. */
export function VerdictLine({ guide, familyPage }: { guide: Guide; familyPage: string }) {
  const family = useFamily()
  if (!family) return null
  const found = verdict(guide, family)
  return (
    <div data-slot="family-verdict" data-kind={found.kind}>
      <p className="flex gap-3 font-semibold">
        <VerdictMark kind={found.kind} className="mt-0.5" />
        {headline(found, family)}
      </p>
      {found.notFound.length > 0 && (
        <p className="mt-2">
          {found.basis === 'announced'
            ? 'Close to home, and we can’t tell yet whether it is in it: '
            : 'Close to home, but not in it: '}
          {listNotes(found.notFound)}.
          {found.basis === 'announced' &&
            ' Watch the trailer yourself first, and look here again once we have seen the film.'}
        </p>
      )}
      {found.kind !== 'good' && family.children.length > 0 && (
        <p className="mt-2 text-sm text-tp-muted">
          The suggested age is for most children; this goes by the limits of yours.
        </p>
      )}
      <Workings verdict={found} family={family} familyPage={familyPage} />
    </div>
  )
}
