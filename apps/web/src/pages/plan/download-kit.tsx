import { Button, DownloadIcon, Progress } from '@two-pastors/ui'
import { useRef, useState } from 'react'
import { type Answers, toFragment } from '#features/plan/answers.ts'
import type { Kit } from '#features/plan/kit.ts'
import { type Logos, makeZip } from '#features/plan/kit-tools.ts'
import { fileName } from '#features/plan/outputs.ts'
import { CopyButton } from '#features/share/copy-button.tsx'
import { saveFile } from '#lib/save-file.ts'
import { MissingAnswers } from './missing-answers.tsx'

type DownloadKitProps = {
  kit: Kit
  answers: Answers
  logos: Logos
  downloaded: Kit | undefined
  onChange: (some: Answers) => void
  onDownload: (kit: Kit) => void
}

type Making = { done: number; all: number } | 'failed' | undefined

/** The whole kit in one ZIP, with a progress bar and a way to cancel. */
export function DownloadKit({ kit, answers, logos, downloaded, onChange, onDownload }: DownloadKitProps) {
  const [making, setMaking] = useState<Making>()
  const controller = useRef<AbortController>(null)

  async function make() {
    const own = new AbortController()
    controller.current = own
    setMaking({ done: 0, all: 1 })
    // The worker's last messages may arrive after it was canceled.
    const report = (done: number, all: number) => {
      if (!own.signal.aborted) setMaking({ done, all })
    }
    try {
      const zip = await makeZip(kit, logos, report, own.signal)
      saveFile(zip, fileName(kit, 'kit.zip'), 'application/zip')
      setMaking(undefined)
      onDownload(kit)
      dispatchEvent(new CustomEvent('app:download', { detail: `kit/${kit.film.id}` }))
    } catch (error) {
      if (!own.signal.aborted) console.warn('The kit could not be made', error)
      setMaking(own.signal.aborted ? undefined : 'failed')
    }
  }

  const progress = typeof making === 'object' ? making : undefined
  // The link is for the showing's day, whenever it is opened.
  const { film, kind, date, zone } = kit.answers
  const link = () => `${location.origin}/plan#${toFragment({ ...answers, film, kind, date, zone })}`
  return (
    <div
      id="kit-download"
      className="grid grid-cols-1 gap-4 rounded-tp-lg border border-tp-accent bg-tp-surface p-4"
    >
      <MissingAnswers answers={answers} kit={kit} onChange={onChange} />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button className="max-[22rem]:px-3" loading={progress !== undefined} onClick={make}>
          <DownloadIcon />
          Download the Whole Kit
        </Button>
        {progress && (
          <Button variant="outline" onClick={() => controller.current?.abort()}>
            Cancel
          </Button>
        )}
        <CopyButton text={link()} of="your kit" label="Copy a Link" size="md" />
      </div>
      {progress && <Progress aria-label="Making the kit" value={progress.done} max={progress.all} />}
      <p role="status" className="text-tp-muted">
        {progress
          ? progress.all > 1
            ? `${progress.done} of ${progress.all} files`
            : 'Making your kit…'
          : making === 'failed'
            ? 'The kit could not be made. Check your connection and try again.'
            : stateOf(kit, downloaded)}
      </p>
    </div>
  )
}

function stateOf(kit: Kit, downloaded: Kit | undefined): string {
  if (!downloaded)
    return 'The whole kit in one ZIP. It is made on this device, and nobody else sees your answers.'
  return kit === downloaded
    ? 'Your kit is in your downloads, as a ZIP.'
    : 'The kit in your downloads has your earlier answers. Download it again to have the new ones.'
}
