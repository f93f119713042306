import { audienceNames, FitBadge } from '#features/reviews/fit-badge.tsx'
import type { Audience, Pastors } from '#model/schemas.ts'

/** Where the reviewers agree and disagree, and who the film is for. */
export function PastorsVerdict({ pastors }: { pastors: Pastors }) {
  return (
    <section
      aria-label="Our verdict"
      className="min-w-0 self-start rounded-tp-lg border border-tp-line bg-tp-surface p-5 sm:p-6 print:p-0"
    >
      {pastors.agree && (
        <p className="mb-3 text-pretty">
          <strong>Where we agree.</strong> {pastors.agree}
        </p>
      )}
      {pastors.differ && (
        <p className="text-pretty">
          <strong>Where we don’t.</strong> {pastors.differ}
        </p>
      )}
      <p className="border-tp-line text-sm not-first:mt-4 not-first:border-t not-first:pt-4 text-tp-muted print:hidden">
        For most people. The answer for your own family is at the top of this page.
      </p>
      <dl className="@container mt-3 grid grid-cols-1 gap-2.5">
        {(Object.keys(audienceNames) as Audience[]).map((audience) => {
          const { fit, note } = pastors.for[audience]
          return (
            <div key={audience}>
              <dt className="grid items-center justify-items-start gap-x-3 gap-y-1 font-semibold wrap-anywhere @[13rem]:grid-cols-[minmax(0,1fr)_auto]">
                {audienceNames[audience]}
                <FitBadge fit={fit} />
              </dt>
              <dd className="mt-1 text-sm leading-6 text-tp-muted">{note}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
