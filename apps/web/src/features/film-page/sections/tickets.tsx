import { SectionHeading } from '@two-pastors/ui'
import { QRCode } from '@two-pastors/ui/qr-code'
import site from '#content/site.yaml'
import { FilmActionButton } from '#features/films/film-buttons.tsx'
import { filmAction } from '#features/films/release.ts'
import { CopyButton } from '#features/share/copy-button.tsx'
import { PageLink } from '#lib/page-link.tsx'
import type { SectionProps } from './section-props.ts'

/** The way to a seat, the discount code and a QR code, while tickets are sold. */
export function Tickets({ film, words, phase }: SectionProps<'tickets'>) {
  const { ticketsUrl: url, discountCode = site.discountCode } = film
  const { heading, text, qr } = words
  const action = phase === 'tickets' || phase === 'theaters' ? filmAction(film, phase) : undefined
  if (!url || !action) return null
  return (
    <section
      aria-labelledby="tickets"
      data-slot="tickets"
      // Above the button that sticks to the bottom of a phone: its own stands here.
      className="relative z-20 grid grid-cols-1 gap-10 rounded-tp-lg border border-tp-line bg-tp-surface p-5 sm:p-8 lg:grid-cols-[minmax(0,1fr)_min(32rem,50%)] lg:items-center lg:gap-12"
    >
      <div>
        <SectionHeading id="tickets">{heading}</SectionHeading>
        <p className="mt-3 max-w-prose text-lg text-pretty text-tp-muted">{text}</p>
        <div className="mt-6 flex items-center gap-3 sm:flex-wrap">
          {discountCode && (
            <>
              <p className="inline-flex min-w-0 flex-wrap items-baseline max-sm:flex-1 gap-x-3 rounded-tp-md border border-dashed border-tp-accent px-4 py-2">
                <span className="text-sm text-tp-muted">Discount code</span>
                <strong className="min-w-0 font-tp-display wrap-anywhere text-2xl text-tp-gold">
                  {discountCode}
                </strong>
              </p>
              <CopyButton text={discountCode} of="discount code" />
            </>
          )}
        </div>
        <div className="mt-7">
          <FilmActionButton action={action} phase={phase} size="lg" className="max-sm:w-full" />
        </div>
        <p className="mt-5 text-tp-muted print:hidden">
          Not ready yet?{' '}
          <PageLink to="/notifications#sign-up" className="text-tp-accent underline underline-offset-4">
            Get release news
          </PageLink>{' '}
          by email or text message.
        </p>
      </div>
      {/* A phone cannot scan its own screen: there, the button above leads to the same shop. */}
      <div className="flex flex-wrap items-center gap-6 max-sm:not-print:hidden">
        <QRCode value={url} label={`QR code: ${url}`} size={208} className="border border-tp-line" />
        {qr && (
          <div className="min-w-[min(12rem,100%)] flex-1">
            <h3 className="font-tp-display text-xl font-semibold">{qr.heading}</h3>
            <p className="mt-2 text-pretty text-tp-muted">{qr.text}</p>
          </div>
        )}
      </div>
    </section>
  )
}
