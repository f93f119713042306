import { Button, cn } from '@two-pastors/ui'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type Kit, makeKit } from '#features/plan/kit.ts'
import { kitSources } from '#features/plan/kit-sources.ts'
import { useSunset } from '#features/plan/use-sunset.ts'
import { useNow } from '#lib/now.tsx'
import { part } from '#lib/part.ts'
import { AnswersForm } from './answers-form.tsx'
import { KitNotes } from './kit-notes.tsx'
import { type Step, Steps } from './steps.tsx'
import { useAnswers } from './use-answers.ts'

const kitPart = part(() => import('./kit-panel.tsx'))

/**
 * The questions next to the kit's first files and its texts; its other files and the steps below. Everything is created
 * on the visitor's device. `steps` are shown until the visitor has answered anything.
 */
export function Planner({ steps }: { steps: Step[] }) {
  const own = useAnswers()
  const { answers, logo } = own
  const sunset = useSunset(answers)
  // The visitor's date and time zone, not the build's.
  const now = useNow()
  const kit = useMemo(() => answers && makeKit(answers, kitSources(now, sunset)), [answers, now, sunset])
  // Deferred, so that a field doesn't wait for all texts of the kit to render again.
  const shownKit = useDeferredValue(kit)
  const { module: panel, failed } = kitPart.use(kit !== undefined)
  useEffect(() => kitPart.preload(), [])
  const [downloaded, setDownloaded] = useState<Kit>()
  const [copied, setCopied] = useState<Kit>()
  const isOld = (taken: Kit | undefined) => taken !== undefined && taken !== kit
  const stale =
    (isOld(downloaded) && { what: 'Your download has', to: '#kit-download', link: 'Go to the download' }) ||
    (isOld(copied) && { what: 'The text that you copied has', to: '#kit-texts', link: 'Go to your texts' })

  const heading = (
    <>
      <h2 id="your-kit" className="font-tp-display text-2xl font-semibold sm:text-3xl">
        Your Kit
      </h2>
      {shownKit && <KitNotes kit={shownKit} own={own} />}
    </>
  )

  return (
    <>
      <div
        data-slot="planner"
        className="@container grid grid-cols-1 items-start gap-x-12 gap-y-16 noscript:hidden [&_summary]:@max-[14rem]:hyphens-auto lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]"
      >
        <div className="lg:col-start-1 lg:row-start-1">
          <AnswersForm
            answers={answers ?? {}}
            kit={kit}
            onChange={own.change}
            hasLogo={logo !== undefined}
            onLogo={own.changeLogo}
          />
          <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
            {(own.undo ?? own.startOver) && (
              // A single button, so that it keeps the focus.
              <Button variant="outline" onClick={own.undo ?? own.startOver}>
                {own.undo ? 'Undo' : 'Start Over'}
              </Button>
            )}
            <p role="status" className="text-tp-muted">
              {own.undo && 'Your answers are cleared.'}
            </p>
          </div>
        </div>
        {/* On a laptop it stays in view above the kit, next to the answers; on a phone it comes after them. It never
            covers a question. */}
        <p
          className={cn(
            'text-pretty text-tp-accent max-lg:-mt-10',
            stale
              ? 'z-10 self-end rounded-tp-md border border-tp-line bg-tp-raised px-4 py-3 shadow-tp-card lg:sticky lg:bottom-3 lg:col-start-2 lg:row-start-1'
              : 'lg:hidden',
          )}
        >
          {stale && <span>{`${stale.what} your earlier answers. `}</span>}
          <a href={stale ? stale.to : '#your-kit'} className="underline underline-offset-2">
            {stale ? stale.link : 'Go to your kit: flyer, slide, post, and QR code'}
          </a>
        </p>
        {panel && shownKit ? (
          <panel.KitPanel
            kit={shownKit}
            answers={answers ?? {}}
            logo={logo}
            heading={heading}
            downloaded={downloaded}
            onChange={own.change}
            onDownload={setDownloaded}
            onCopy={setCopied}
          />
        ) : (
          <section aria-labelledby="your-kit" className="lg:col-start-2 lg:row-start-1">
            {heading}
            <p className="mt-4 min-h-[60vh] text-tp-muted" role={failed ? 'alert' : undefined}>
              {failed
                ? 'The kit could not be loaded. Check your connection and open the page again.'
                : 'One moment…'}
            </p>
          </section>
        )}
      </div>
      <Steps steps={shownKit?.steps ?? steps} />
    </>
  )
}
