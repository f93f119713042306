import { Accordion } from '@two-pastors/ui'
import { useEffect, useState } from 'react'
import type { Kit } from '#features/plan/kit.ts'
import type { Logos } from '#features/plan/kit-tools.ts'
import { type ImageOutput, images, planned, printed } from '#features/plan/outputs.ts'
import { KitGroup } from './kit-group.tsx'
import type { Output } from './output-canvas.tsx'
import { Preview } from './preview.tsx'
import { CodeItem, codesOf } from './qr-codes.tsx'

/** How long to wait after an answer before drawing previews again, in ms. */
const PAUSE = 300

/** What most showings start with. */
const FIRST = ['flyer-letter', 'slide-16x9', 'instagram-square']
const isFirst = ({ id }: Output) => FIRST.includes(id)

type KitFilesProps = { kit: Kit; logos: Logos }

/** The four files that most showings need. They fill the rows. */
export function FirstFiles({ kit, logos }: KitFilesProps) {
  const { drawn, prints, screens } = useOutputs(kit)
  const [ticketCode] = codesOf(kit)
  return (
    <KitGroup
      heading="Start with These"
      className="grid-cols-2 md:grid-cols-4 lg:grid-cols-2 xl:grid-cols-[repeat(auto-fit,minmax(max(7.5rem,20%),1fr))]"
    >
      {[...prints, ...screens].filter(isFirst).map((output) => (
        <Preview key={output.id} kit={drawn} logos={logos} output={output} className="" />
      ))}
      {ticketCode && <CodeItem kit={kit} logos={logos} code={ticketCode} />}
    </KitGroup>
  )
}

/** The other files of the kit, folded, with previews. They fill the rows, except for the last one. */
export function MoreFiles({ kit, logos }: KitFilesProps) {
  const { drawn, prints, screens } = useOutputs(kit)
  const [, ...otherCodes] = codesOf(kit)
  const preview = (output: Output, className: string) => (
    <Preview key={output.id} kit={drawn} logos={logos} output={output} className={className} />
  )
  return (
    <>
      <Accordion className="col-span-full">
        <KitGroup folded heading="More to Print" className="grid-cols-2 sm:grid-cols-5 xl:grid-cols-7">
          {prints
            .filter((output) => !isFirst(output))
            .map((output) => preview(output, output.size[0] > output.size[1] ? 'col-span-2' : ''))}
        </KitGroup>
        <KitGroup folded heading="More for Screens and Posts" className="grid-cols-12">
          {screens
            .filter((output) => !isFirst(output))
            .map((output) => preview(output, columnsOf(output.design)))}
        </KitGroup>
        <KitGroup folded heading="More QR Codes" className="grid-cols-2 lg:grid-cols-4">
          {otherCodes.map((code) => (
            <CodeItem key={code.id} kit={kit} logos={logos} code={code} />
          ))}
        </KitGroup>
      </Accordion>
      <p className="col-span-full -mt-8">
        <a href="#answers" className="text-tp-accent underline underline-offset-2">
          Change your answers
        </a>{' '}
        or go{' '}
        <a href="#kit-download" className="text-tp-accent underline underline-offset-2">
          back to the download of the whole kit
        </a>
        .
      </p>
    </>
  )
}

/** The outputs depend on the answers, so both are of the same kit: a theater's has no license request to draw. */
function useOutputs(kit: Kit) {
  const drawn = useDebouncedValue(kit, PAUSE)
  return { drawn, prints: [...printed, ...planned(drawn)], screens: images(drawn) }
}

/** Out of twelve columns: wide pictures share a row with wide ones, and upright ones with upright ones. */
function columnsOf({ width, height, countdown }: ImageOutput['design']): string {
  if (countdown) return 'col-span-6 md:col-span-4'
  if (width > height * 2.5) return 'col-span-full md:col-span-6'
  return width > height * 1.2 ? 'col-span-6 md:col-span-3' : 'col-span-4 md:col-span-2'
}

/** A value once it has not changed for a while. */
function useDebouncedValue<Value>(value: Value, pause: number): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return debounced
}
