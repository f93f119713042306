import {
  Button,
  CalendarIcon,
  MailIcon,
  PhoneIcon,
  SectionHeading,
  TicketIcon,
  UsersIcon,
} from '@two-pastors/ui'
import { QRCode } from '@two-pastors/ui/qr-code'
import site from '#content/site.yaml'
import { MailAddress } from '#features/contact/mail-address.tsx'
import { FilmActionButton } from '#features/films/film-buttons.tsx'
import { filmAction, hasTickets, TICKETS } from '#features/films/release.ts'
import { CopyButton } from '#features/share/copy-button.tsx'
import { InfoCard } from '#lib/info-card.tsx'
import { NewTabLink } from '#lib/new-tab-link.tsx'
import { PageLink } from '#lib/page-link.tsx'
import { inPhase } from '#model/phases.ts'
import type { SectionProps } from './section-props.ts'

/** Everything about tickets, while they are sold: the shop, the discount code, a QR code, showtimes and what groups get. */
export function Tickets(props: SectionProps<'tickets'>) {
  const { film, words, phase } = props
  const headingId = `${TICKETS}-heading`
  if (!hasTickets(film, phase)) return null
  return (
    <section
      id={TICKETS}
      aria-labelledby={headingId}
      data-slot="tickets"
      className="grid scroll-mt-24 grid-cols-1 gap-5"
    >
      <div className="mb-1">
        <SectionHeading id={headingId}>{words.heading}</SectionHeading>
        <p className="mt-3 max-w-prose text-lg text-pretty text-tp-muted">{words.text}</p>
      </div>
      <Shop {...props} />
      <Groups {...props} />
    </section>
  )
}

/** The link to the shop, with the code to enter there. */
function Shop({ film, words: { qr, showtimes }, phase }: SectionProps<'tickets'>) {
  const { ticketsUrl: url, discountCode = site.discountCode } = film
  const action = filmAction(film, phase)
  if (!url || !action) return null
  return (
    <div
      data-slot="ticket-shop"
      className="grid grid-cols-1 gap-10 rounded-tp-lg border border-tp-line bg-tp-surface p-5 sm:p-8 lg:grid-cols-[minmax(0,1fr)_min(32rem,50%)] lg:items-center lg:gap-12"
    >
      <div>
        {discountCode && (
          <div className="mb-7 flex flex-wrap items-center gap-3">
            <p className="inline-flex min-w-0 flex-wrap items-baseline gap-x-3 max-sm:flex-[1_1_min(100%,9rem)] rounded-tp-md border border-dashed border-tp-accent px-4 py-2">
              <span className="text-sm text-tp-muted">Discount code</span>
              <strong className="max-w-full font-tp-display text-2xl wrap-anywhere text-tp-gold">
                {discountCode}
              </strong>
            </p>
            <CopyButton text={discountCode} of="discount code" />
          </div>
        )}
        <FilmActionButton action={action} phase={phase} size="lg" className="max-sm:w-full max-sm:px-4" />
        {showtimes && phase === 'theaters' && (
          <p className="mt-3 text-tp-muted">{inPhase(showtimes.text, phase)}</p>
        )}
        <p className="mt-5 text-tp-muted print:hidden">
          Not ready yet?{' '}
          <PageLink to="/notifications#sign-up" className="text-tp-accent underline underline-offset-4">
            Get release news
          </PageLink>{' '}
          by email or text message.
        </p>
      </div>
      {/* A phone can't scan its own screen; the button above leads to the same shop. */}
      <div className="flex flex-wrap items-center gap-6 max-sm:not-print:hidden">
        <QRCode value={url} label={`QR code: ${url}`} size={208} className="border border-tp-line" />
        {qr && (
          <div className="min-w-[min(12rem,100%)] flex-1">
            <h3 className="font-tp-display text-xl font-semibold">{qr.heading}</h3>
            <p className="mt-2 text-pretty text-tp-muted">{qr.text}</p>
          </div>
        )}
      </div>
    </div>
  )
}

/** On one line; without its icon in a very narrow card. */
const contact = '@max-3xs:text-sm @max-3xs:[&>svg]:hidden'

/** Showtimes, and how a group gets its seats. */
function Groups({ film, words, phase }: SectionProps<'tickets'>) {
  const { showtimes, discountTickets, groupTickets } = words
  return (
    <div className="grid grid-cols-1 gap-5 empty:hidden md:grid-cols-2 print:auto-cols-fr print:grid-flow-col print:grid-cols-none print:*:col-auto">
      {showtimes && phase === 'tickets' && (
        <InfoCard
          level="h3"
          heading={showtimes.heading}
          text={inPhase(showtimes.text, phase)}
          icon={<CalendarIcon />}
          className="md:col-span-full"
        />
      )}
      {discountTickets && film.groupTicketsUrl && (
        <InfoCard
          level="h3"
          heading={discountTickets.heading}
          text={inPhase(discountTickets.text, phase)}
          icon={<TicketIcon />}
        >
          <Button asChild variant="outline">
            <NewTabLink href={film.groupTicketsUrl}>Discount Group Tickets</NewTabLink>
          </Button>
        </InfoCard>
      )}
      {groupTickets && (
        <InfoCard level="h3" {...groupTickets} icon={<UsersIcon />}>
          <div className="@container grid w-full grid-cols-1 justify-items-start">
            <Button asChild variant="link" className={contact}>
              <a href={`mailto:${site.email}`}>
                <MailIcon />
                <MailAddress />
              </a>
            </Button>
            {site.phone && (
              <Button asChild variant="link" className={contact}>
                <a href={site.phone.href}>
                  <PhoneIcon />
                  {site.phone.display}
                </a>
              </Button>
            )}
          </div>
        </InfoCard>
      )}
    </div>
  )
}
