import { Button, SectionHeading } from '@two-pastors/ui'
import { useState } from 'react'
import { has } from '#config/site-parts.ts'
import { PageLink } from '#lib/page-link.tsx'
import { part } from '#lib/part.ts'
import type { Phase } from '#model/phases.ts'

const formPart = part(() => import('./bring-form.tsx'))

type BringOnePersonProps = {
  film: { id: string }
  phase: Phase
  words: { heading?: string | undefined; text?: string | undefined }
}

/** An invitation for one person, once there is a showing to invite them to. Its form loads on demand. */
export function BringOnePerson({ film: { id }, phase, words }: BringOnePersonProps) {
  const [isWanted, setWanted] = useState(false)
  const { module: form, failed } = formPart.use(isWanted)
  if (phase === 'coming-soon') return null
  // After a failed download, the next click tries again.
  if (failed && isWanted) setWanted(false)
  return (
    <section aria-labelledby="bring" data-slot="bring-one-person" className="flex flex-col">
      <SectionHeading id="bring">{words.heading}</SectionHeading>
      <p className="mt-3 max-w-prose text-tp-muted">{words.text}</p>
      {form ? (
        <form.BringForm film={id} />
      ) : (
        <p className="mt-auto flex flex-wrap gap-3 pt-5 max-sm:*:w-full">
          <Button
            onClick={() => setWanted(true)}
            onPointerEnter={formPart.preload}
            className="noscript:hidden"
          >
            Write the Message
          </Button>
          <Button asChild variant="outline">
            <PageLink to={`/after/${id}`}>Questions for Afterward</PageLink>
          </Button>
          {has('plan') && (
            <Button asChild variant="outline">
              <PageLink to="/plan">Plan a Showing</PageLink>
            </Button>
          )}
        </p>
      )}
    </section>
  )
}
