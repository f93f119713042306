import { BellIcon, cn, PhoneIcon } from '@two-pastors/ui'
import { Sheet, SheetContent } from '@two-pastors/ui/sheet'
import { useLocation } from 'react-router-dom'
import { leadersLinks } from '#config/film-outlines.ts'
import { has } from '#config/site-parts.ts'
import site from '#content/site.yaml'
import { withStaffPages } from '#features/staff-pages/staff-pages.ts'
import { PageLink } from '#lib/page-link.tsx'
import { SearchForm } from './search-form.tsx'

const linkStyle =
  'flex min-h-11 items-center gap-3 rounded-tp-md px-3 text-lg font-medium outline-tp-focus hover:bg-tp-raised focus-visible:outline-2 aria-[current=page]:text-tp-accent forced-colors:aria-[current=page]:underline'

const groups = [
  {
    name: 'For families',
    links: has('reviews')
      ? [
          { to: '/reviews', label: 'Reviews' },
          { to: '/family', label: 'Your Family' },
        ]
      : [],
  },
  {
    name: 'For pastors and leaders',
    links: [...leadersLinks, ...(has('plan') ? [{ to: '/plan', label: 'Plan a Showing' }] : [])],
  },
].filter(({ links }) => links.length > 0)

type MenuDrawerProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** The header's links, search and phone number on small screens. What they lead to takes the menu's place in the history. */
export function MenuDrawer({ open, onOpenChange }: MenuDrawerProps) {
  const { pathname } = useLocation()
  const current = (to: string) => (to === pathname ? 'page' : undefined)

  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent title="Menu">
        <SearchForm className="mb-4" replace />
        <nav aria-label="Main">
          <ul className="grid grid-cols-1 list-none">
            {withStaffPages(site.navigation, 'header').map(({ to, label }) => (
              <li key={to}>
                <PageLink to={to} data-page-link="replace" aria-current={current(to)} className={linkStyle}>
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map(({ name, links }) => (
          <nav key={name} aria-label={name} className="mt-2 border-t border-tp-line pt-2">
            <p className="px-3 text-sm text-tp-muted">{name}</p>
            <ul className="grid grid-cols-1 list-none">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <PageLink to={to} data-page-link="replace" aria-current={current(to)} className={linkStyle}>
                    {label}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="mt-2 border-t border-tp-line pt-2">
          <div className="relative">
            <PageLink
              to="/notifications"
              data-page-link="replace"
              aria-describedby="news-by-email-or-text"
              aria-current={current('/notifications')}
              className={cn(linkStyle, 'min-h-0 pt-2 after:absolute after:inset-0')}
            >
              <BellIcon className="size-5" />
              Notifications
            </PageLink>
            <span id="news-by-email-or-text" className="block ps-11 pb-2 text-sm leading-tight text-tp-muted">
              News by email or text
            </span>
          </div>
          {site.phone && (
            <a href={site.phone.href} className={cn(linkStyle, 'font-semibold text-tp-gold')}>
              <PhoneIcon className="size-5" />
              {site.phone.display}
            </a>
          )}
        </div>
      </SheetContent>
    </Sheet>
  )
}
