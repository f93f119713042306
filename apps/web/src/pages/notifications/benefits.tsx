import { ClockIcon, GiftIcon, PopcornIcon, TicketIcon } from '@two-pastors/ui'
import page from '#content/pages/notifications.yaml'

const icons = { ticket: TicketIcon, popcorn: PopcornIcon, clock: ClockIcon, gift: GiftIcon }

/** The benefits of signing up. */
export function Benefits() {
  return (
    <ul className="grid list-none grid-cols-1 gap-x-8 gap-y-6 sm:max-lg:grid-cols-2 lg:gap-y-8">
      {page.benefits.map(({ icon, title, text }) => {
        const Icon = icons[icon]
        return (
          <li key={title} className="@container">
            {/* With large text on a phone, a word next to the icon would break. */}
            <div className="flex flex-col gap-4 @3xs:flex-row">
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-tp-raised text-tp-gold">
                <Icon />
              </span>
              <div className="min-w-0 wrap-anywhere">
                <h2 className="font-tp-display text-xl leading-snug font-semibold">{title}</h2>
                <p className="mt-1 text-pretty text-tp-muted">{text}</p>
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
