import { Button, DownloadIcon } from '@two-pastors/ui'
import { useState } from 'react'
import type { Kit } from '#features/plan/kit.ts'
import { type Logos, makeFile } from '#features/plan/kit-tools.ts'
import { showToast } from '#features/toasts/toast-outlet.tsx'
import { saveFile } from '#lib/save-file.ts'

type FileButtonProps = {
  kit: Kit
  logos: Logos
  id: string
  /** The kind of file: 'PDF'. */
  label: string
  /** What the file contains, for the accessible name. */
  of: string
}

const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  ics: 'text/calendar;charset=utf-8',
  csv: 'text/csv;charset=utf-8',
}

/** Creates one file of the kit and downloads it. */
export function FileButton({ kit, logos, id, label, of }: FileButtonProps) {
  const [isMaking, setMaking] = useState(false)
  // The kit whose file was saved: after another answer, that file is out of date.
  const [saved, setSaved] = useState<Kit>()

  async function make() {
    setMaking(true)
    try {
      const { name, bytes } = await makeFile(kit, logos, id, AbortSignal.timeout(60_000))
      saveFile(bytes, name, TYPES[name.replace(/.*\./, '')] ?? 'text/plain;charset=utf-8')
      setSaved(kit)
    } catch (error) {
      console.warn(`Could not make ${id}`, error)
      void showToast({
        title: `${of} could not be made`,
        description: 'Check your connection and try again.',
        variant: 'destructive',
      })
    } finally {
      setMaking(false)
    }
  }

  return (
    <Button
      variant="outline"
      size="sm"
      className="max-sm:min-h-11 max-sm:px-2"
      loading={isMaking}
      onClick={make}
      aria-label={`Download ${of}, ${label}`}
    >
      <DownloadIcon />
      <span aria-live="polite">{saved ? (saved === kit ? 'Saved' : 'Save Again') : label}</span>
    </Button>
  )
}
