import { QRCode } from '@two-pastors/ui/qr-code'
import { type Kit, shown } from '#features/plan/kit.ts'
import type { Logos } from '#features/plan/kit-tools.ts'
import { FileButton } from './file-button.tsx'
import { KitGroup } from './kit-group.tsx'

/** Codes for a church's own designs. */
export function QrCodes({ kit, logos }: { kit: Kit; logos: Logos }) {
  const { links, film } = kit
  const codes = [
    { id: 'qr-tickets', title: kit.facts.tickets ? 'Tickets' : film.title, url: links.tickets },
    { id: 'qr-after', title: 'Ride-home card', url: links.after },
  ]
  return (
    <KitGroup heading="QR Codes" className="grid-cols-2 lg:grid-cols-3">
      {codes.map(({ id, title, url }) => (
        <li key={id} className="flex min-w-0 flex-col items-start gap-x-5 gap-y-3 sm:flex-row">
          <QRCode
            value={url}
            label={`QR code: ${url}`}
            size={160}
            className="shrink-0 border border-tp-line"
          />
          <div className="flex min-w-0 grow flex-col items-start gap-2 sm:self-stretch">
            <p className="font-semibold">{title}</p>
            <p className="text-sm wrap-anywhere text-tp-muted">
              {/* Breaks after a slash, and inside a word only if that is not enough. */}
              {shown(url)
                .match(/[^/]+\/?/g)
                ?.map((part) => (
                  <span key={part}>
                    {part}
                    <wbr />
                  </span>
                ))}
            </p>
            <div className="mt-auto flex flex-wrap gap-2">
              <FileButton kit={kit} logos={logos} id={id} label="SVG" of={`QR code, ${title}`} />
              <FileButton kit={kit} logos={logos} id={`${id}-png`} label="PNG" of={`QR code, ${title}`} />
            </div>
          </div>
        </li>
      ))}
    </KitGroup>
  )
}
