import {
  Button,
  CalendarIcon,
  DownloadIcon,
  ImageIcon,
  MailIcon,
  PhoneIcon,
  TicketIcon,
  UsersIcon,
} from '@two-pastors/ui'
import { siteAddress } from '#config/env.ts'
import site from '#content/site.yaml'
import { MailAddress } from '#features/contact/mail-address.tsx'
import { FilmActionButton } from '#features/films/film-buttons.tsx'
import { filmAction } from '#features/films/release.ts'
import { InfoCard } from '#lib/info-card.tsx'
import { NewTabLink } from '#lib/new-tab-link.tsx'
import { inPhase } from '#model/phases.ts'
import type { SectionProps } from './section-props.ts'

/** The address on one line: without its icon in a very narrow card. */
const contact = '@max-3xs:text-sm @max-3xs:[&>svg]:hidden'

/** Showtimes, group offers and graphics, while tickets are sold. */
export function Groups({ film, words, phase }: SectionProps<'groups'>) {
  if ((phase !== 'tickets' && phase !== 'theaters') || !film.groupTicketsUrl) return null
  const { showtimes, discountTickets, groupTickets, graphics } = words
  const action = phase === 'theaters' ? filmAction(film, phase) : undefined
  return (
    <div className="grid grid-cols-1 gap-5 md:max-lg:grid-cols-2 lg:grid-cols-3">
      {showtimes && (
        <InfoCard
          heading={showtimes.heading}
          text={inPhase(showtimes.text, phase)}
          icon={<CalendarIcon />}
          className="col-span-full sm:flex-row sm:items-center sm:gap-6"
        >
          {action && <FilmActionButton action={action} phase={phase} />}
        </InfoCard>
      )}
      {discountTickets && (
        <InfoCard
          heading={discountTickets.heading}
          text={inPhase(discountTickets.text, phase)}
          icon={<TicketIcon />}
        >
          <Button asChild>
            <NewTabLink href={film.groupTicketsUrl}>Discount Group Tickets</NewTabLink>
          </Button>
        </InfoCard>
      )}
      {groupTickets && (
        <InfoCard {...groupTickets} icon={<UsersIcon />}>
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
      {graphics && (
        <InfoCard
          heading={graphics.heading}
          text={graphics.text}
          icon={<ImageIcon />}
          className="md:max-lg:col-span-full"
        >
          {graphics.facts && (
            <p id="graphics-facts" className="w-full text-sm text-tp-muted print:hidden">
              {graphics.facts}
            </p>
          )}
          <Button asChild variant="outline">
            <a
              href={graphics.file}
              data-address={siteAddress(graphics.file)}
              aria-describedby="graphics-facts"
              download
            >
              <DownloadIcon />
              Download Graphics Pack
            </a>
          </Button>
        </InfoCard>
      )}
    </div>
  )
}
