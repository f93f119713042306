import { cn } from '@two-pastors/ui'
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

type CodeItemProps = { kit: Kit; logos: Logos; code: Code; className?: string }

/** A QR code with where it leads, and its files. */
export function CodeItem({ kit, logos, code: { id, title, url }, className }: CodeItemProps) {
  return (
    <li className={cn('flex min-w-0 flex-col items-start gap-3', className)}>
      <QRCode value={url} label={`QR code: ${url}`} size={160} className="max-w-full border border-tp-line" />
      <p className="font-semibold">{`QR code: ${title}`}</p>
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
    </li>
  )
}
