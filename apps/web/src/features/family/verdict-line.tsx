import type { Guide } from '#content/schemas/schemas.ts'
import { PageLink } from '#lib/page-link.tsx'
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
          You asked about {listNotes(found.notFound)}:{' '}
          {found.basis === 'announced'
            ? 'we can’t tell yet. Watch the trailer yourself first, and look here again once we have seen the film.'
            : 'that is not in it.'}
        </p>
      )}
      {found.kind === 'talk' && family.children.length > 0 && (
        <p className="mt-2">Say before what is coming, and agree on a sign for “let’s step out.”</p>
      )}
      <p className="mt-2 text-sm text-tp-muted">
        {found.kind !== 'good' &&
          family.children.length > 0 &&
          'The suggested age is for most children; this is for yours. '}
        Something else on your mind?{' '}
        <PageLink to="/contact" className="underline underline-offset-2">
          Ask us
        </PageLink>
      </p>
      <Workings verdict={found} family={family} familyPage={familyPage} />
    </div>
  )
}
