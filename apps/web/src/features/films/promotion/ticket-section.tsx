import { Button, SectionHeading, TicketIcon } from '@two-pastors/ui'
import { QRCode } from '@two-pastors/ui/qr-code'
import site from '#config/site.yaml'
import page from '#content/pages/david.yaml'

/** The ticket link, the discount code and a QR code. */
export function TicketSection({ url }: { url: string }) {
  const { ticketing, qr } = page
  return (
    <section
      aria-labelledby="tickets"
      data-slot="tickets"
      className="grid grid-cols-1 gap-10 rounded-tp-lg border border-tp-line bg-tp-surface p-6 sm:p-10 lg:grid-cols-[minmax(0,1fr)_min(28rem,50%)] lg:items-center lg:gap-12"
    >
      <div>
        <SectionHeading id="tickets">{ticketing.heading}</SectionHeading>
        <p className="mt-3 max-w-prose text-lg text-pretty text-tp-muted">{ticketing.text}</p>
        <p className="mt-6 inline-flex max-w-full flex-wrap items-baseline gap-x-3 rounded-tp-md border border-dashed border-tp-accent px-4 py-2">
          <span className="text-sm text-tp-muted">Discount code</span>
          <strong className="min-w-0 font-tp-display wrap-anywhere text-2xl text-tp-gold">
            {site.discountCode}
          </strong>
        </p>
        <div className="mt-7">
          <Button asChild variant="hero" size="lg">
            <a href={url} target="_blank" rel="noopener">
              <TicketIcon />
              Get Tickets
            </a>
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-6">
        <QRCode
          value={url}
          label={`QR code: ${url}`}
          size={208}
          className="rounded-tp-lg border border-tp-line"
        />
        <div className="min-w-[min(12rem,100%)] flex-1">
          <h3 className="font-tp-display text-xl font-semibold">{qr.heading}</h3>
          <p className="mt-2 text-tp-muted">{qr.text}</p>
        </div>
      </div>
    </section>
  )
}
