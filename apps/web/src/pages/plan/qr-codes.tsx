import { QRCode } from '@two-pastors/ui/qr-code'
import { type Kit, shown } from '#features/plan/kit.ts'
import type { Logos } from '#features/plan/kit-tools.ts'
import { FileButton } from './file-button.tsx'

type Code = { id: string; title: string; url: string }

/** Codes for a church's own designs; the first is the one that most showings need. */
export const codesOf = ({ links, film, facts }: Kit): Code[] => [
  { id: 'qr-tickets', title: facts.tickets ? 'Tickets' : film.title, url: links.tickets },
  { id: 'qr-after', title: 'Ride-home card', url: links.after },
]

type CodeItemProps = { kit: Kit; logos: Logos; code: Code }

/** A QR code with its target and its files, in the shape of a preview. */
export function CodeItem({ kit, logos, code: { id, title, url } }: CodeItemProps) {
  return (
    <li className="row-span-2 grid min-w-0 grid-rows-subgrid gap-y-3 wrap-anywhere">
      <div className="grid content-center justify-items-center gap-2 rounded-tp-md border border-tp-line bg-tp-raised p-2 sm:p-3">
        <QRCode value={url} label={`QR code: ${url}`} />
        <p className="text-center text-sm text-tp-muted">
          {/* Wraps after a slash, and inside a word only if that is not enough. */}
          {shown(url)
            .match(/[^/]+\/?/g)
            ?.map((part) => (
              <span key={part}>
                {part}
                <wbr />
              </span>
            ))}
        </p>
      </div>
      <div className="flex flex-col items-start justify-between gap-2">
        <span className="leading-snug font-semibold max-lg:text-sm">{`QR code: ${title}`}</span>
        <div className="flex flex-wrap gap-1.5">
          <FileButton kit={kit} logos={logos} id={id} label="SVG" of={`QR code, ${title}`} />
          <FileButton kit={kit} logos={logos} id={`${id}-png`} label="PNG" of={`QR code, ${title}`} />
        </div>
      </div>
    </li>
  )
}
