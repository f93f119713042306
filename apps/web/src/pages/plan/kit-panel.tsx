import { useEffect, useMemo, useState } from 'react'
import type { Answers } from '#features/plan/answers.ts'
import type { Kit } from '#features/plan/kit.ts'
import type { Logos } from '#features/plan/kit-tools.ts'
import { filmLogo } from '#features/plan/logos.ts'
import { images, planned, printed } from '#features/plan/outputs.ts'
import { DownloadKit } from './download-kit.tsx'
import { KitGroup } from './kit-group.tsx'
import { KitTexts } from './kit-texts.tsx'
import { Preview } from './preview.tsx'
import { QrCodes } from './qr-codes.tsx'

type KitPanelProps = { kit: Kit; answers: Answers; logo: Blob | undefined }

/** How long answers rest before previews are drawn again, in ms. */
const PAUSE = 300

/** All outputs of the kit, with previews. */
export function KitPanel({ kit, answers, logo }: KitPanelProps) {
  const [film, setFilm] = useState<Blob>()
  const address = kit.film.logo
  useEffect(() => {
    let isCurrent = true
    filmLogo(address).then(
      (blob) => isCurrent && setFilm(blob),
      // The film's title stands in for its lettering.
      () => isCurrent && setFilm(undefined),
    )
    return () => {
      isCurrent = false
    }
  }, [address])
  const logos = useMemo<Logos>(() => ({ film, church: logo }), [film, logo])
  const rested = useRested(kit, PAUSE)

  return (
    <div className="mt-6 grid grid-cols-1 gap-10">
      <DownloadKit kit={kit} answers={answers} logos={logos} />
      <KitTexts kit={kit} logos={logos} />
      <KitGroup heading="To print">
        {[...printed, ...planned].map((output) => (
          <Preview key={output.id} kit={rested} logos={logos} output={output} />
        ))}
      </KitGroup>
      <KitGroup heading="For screens and posts">
        {images(rested).map((output) => (
          <Preview key={output.id} kit={rested} logos={logos} output={output} />
        ))}
      </KitGroup>
      <QrCodes kit={kit} logos={logos} />
    </div>
  )
}

/** A value once it has not changed for a while. */
function useRested<Value>(value: Value, pause: number): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return rested
}
