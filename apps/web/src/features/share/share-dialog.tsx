import { Button, Field, Input } from '@two-pastors/ui'
import { Dialog, DialogCloseButton, DialogContent, DialogTitle } from '@two-pastors/ui/dialog'
import { QRCode } from '@two-pastors/ui/qr-code'
import { useEffect, useRef, useState } from 'react'
import { siteAddress } from '#config/env.ts'
import { embedCode, guideCode } from '#features/embed/embed-code.ts'
import { NewTabLink } from '#lib/new-tab-link.tsx'
import { type Shared, shareLinks, urlAt } from './shared.ts'
import { type Start, StartField } from './start-field.tsx'

type ShareDialogProps = { shared: Shared; onClose: () => void }

/** The ways to share something: the device's own share sheet, the link, other services, embed code, a QR code. */
export function ShareDialog({ shared, onClose }: ShareDialogProps) {
  const { moment, embed, guide } = shared
  const [start, setStart] = useState<Start>(0)
  const from = (url: string) => (start ? urlAt(url, start) : url)
  const chosen = { ...shared, url: from(shared.url) }
  useEffect(pauseVideos, [])

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="grid grid-cols-1 gap-5">
        {/* With large text the title goes below the button, for lack of room. */}
        <div className="flex flex-wrap-reverse items-end justify-end gap-x-4">
          <DialogTitle className="min-w-0 flex-1 basis-32">{`Share “${shared.title}”`}</DialogTitle>
          <DialogCloseButton className="-me-2 -mt-2 shrink-0" />
        </div>
        {moment && <StartField moment={moment} onStart={setStart} />}
        <CopyField
          label="Link"
          value={chosen.url}
          action="Copy Link"
          done={start === null ? 'Link copied. It starts at the beginning.' : 'Link copied.'}
        />
        <div className="flex flex-wrap gap-3">
          <DeviceShare shared={chosen} />
          {shareLinks(chosen).map(({ name, href }) => (
            <Button key={name} asChild variant="outline">
              <NewTabLink href={href} rel="noopener noreferrer">
                {name}
              </NewTabLink>
            </Button>
          ))}
        </div>
        {embed && (
          <CopyField
            // A film has both; this is its trailer.
            label={guide ? 'Show its trailer on your website' : 'Embed on your website'}
            value={embedCode({ ...embed, url: from(embed.url) }, shared.title, true)}
            action="Copy Code"
            done="Code copied."
          />
        )}
        {guide && (
          <CopyField
            label="Show its family guide on your website"
            value={guideCode(guide, siteAddress('/embed/v1.js'), shared.url, shared.title)}
            action="Copy Code"
            done="Code copied."
          />
        )}
        <QRCode value={chosen.url} label={`QR code that leads to ${shared.title}`} className="mx-auto" />
      </DialogContent>
    </Dialog>
  )
}

/** Pauses what plays behind the dialog. Returns a function that lets it go on. */
function pauseVideos() {
  // The film behind a hero has no sound, and stops by itself.
  const playing = [...document.querySelectorAll('video')].filter(({ paused, muted }) => !paused && !muted)
  for (const video of playing) video.pause()
  return () => {
    // With the dialog of a player, its video has gone too.
    for (const video of playing) if (video.isConnected) video.play().catch(() => {})
  }
}

/** Opens the device's share sheet; renders nothing if there is none. */
function DeviceShare({ shared: { title, text, url } }: { shared: Shared }) {
  if (!('share' in navigator)) return null
  // Rejects when the visitor closes the sheet.
  return <Button onClick={() => void navigator.share({ title, text, url }).catch(() => {})}>Apps…</Button>
}

type CopyFieldProps = { label: string; value: string; action: string; done: string }

/** A text with a button that copies it. */
function CopyField({ label, value, action, done }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<string | null>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(value)
    } catch {
      // The browser doesn't allow it: leave the text selected for the visitor to copy.
      field.current?.select()
    }
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={label} className="min-w-0 flex-1 basis-48">
        <Input ref={field} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <Button variant="outline" aria-label={`${action}: ${label}`} onClick={() => void copy()}>
        {action}
      </Button>
      {/* Its line is there before, so that nothing moves under a finger. */}
      <p role="status" className="-mt-2 min-h-5 w-full text-sm text-tp-muted">
        {copied === value && done}
      </p>
    </div>
  )
}
