import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Answers } from '#features/plan/answers.ts'
import type { Kit } from '#features/plan/kit.ts'
import type { Logos } from '#features/plan/kit-tools.ts'
import { filmLogo } from '#features/plan/logos.ts'
import { DownloadKit } from './download-kit.tsx'
import { FirstFiles, MoreFiles } from './kit-files.tsx'
import { KitTexts } from './kit-texts.tsx'

// An answer renders the page at once and the deferred kit after it; these parts wait for the kit.
const Texts = memo(KitTexts)
const First = memo(FirstFiles)
const More = memo(MoreFiles)

type KitPanelProps = {
  kit: Kit
  answers: Answers
  logo: Blob | undefined
  heading: ReactNode
  /** The kit that the visitor has. */
  downloaded: Kit | undefined
  onChange: (some: Answers) => void
  onDownload: (kit: Kit) => void
  onCopy: (kit: Kit) => void
}

/** The kit: its first files and its texts next to the questions, its other files below both. */
export function KitPanel(props: KitPanelProps) {
  const { kit, answers, logo, heading, downloaded, onChange, onDownload, onCopy } = props
  const [film, setFilm] = useState<Blob>()
  const address = kit.film.logo
  useEffect(() => {
    let isCurrent = true
    filmLogo(address).then(
      (blob) => isCurrent && setFilm(blob),
      // The film's title replaces its lettering.
      () => isCurrent && setFilm(undefined),
    )
    return () => {
      isCurrent = false
    }
  }, [address])
  const logos = useMemo<Logos>(() => ({ film, church: logo }), [film, logo])
  // The folded files render after the rest, so that neither layout blocks the page for long.
  const hasMore = useDeferredValue(true, false)

  return (
    <>
      <section aria-labelledby="your-kit" className="min-w-0 lg:col-start-2 lg:row-start-1">
        {heading}
        <div className="mt-6 grid grid-cols-1 gap-10">
          <First kit={kit} logos={logos} />
          <DownloadKit
            kit={kit}
            answers={answers}
            logos={logos}
            downloaded={downloaded}
            onChange={onChange}
            onDownload={onDownload}
          />
          <div id="kit-texts">
            <Texts kit={kit} logos={logos} onCopy={onCopy} />
          </div>
        </div>
      </section>
      {hasMore && <More kit={kit} logos={logos} />}
    </>
  )
}
