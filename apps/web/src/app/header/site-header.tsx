import { BellIcon, Button, MenuIcon, PhoneIcon } from '@two-pastors/ui'
import { type MouseEvent, memo, useEffect } from 'react'
import { env } from '#config/env.ts'
import site from '#content/site.yaml'
import { withStaffPages } from '#features/staff-pages/staff-pages.ts'
import { PageLink } from '#lib/page-link.tsx'
import { part } from '#lib/part.ts'
import { useDialogEntry } from '#lib/use-dialog-entry.ts'
import { SiteLogo } from '../site-logo.tsx'
import { SearchForm } from './search-form.tsx'

const drawerPart = part(() => import('./menu-drawer.tsx'))

/**
 * The bar at the top of every page. On small screens its links are in a drawer. Memoized: opening a video doesn't
 * render it again.
 */
export const SiteHeader = memo(({ pathname }: { pathname: string }) => {
  useEffect(() => void dispatchEvent(new Event('app:header-ready')), [])

  return (
    <header
      data-slot="site-header"
      // Dark in the light theme too: most pages start with a dark picture beneath it.
      data-theme="dark"
      className="@container sticky top-0 z-40 border-b border-tp-line bg-tp-ground text-tp-text forced-colors:bg-[Canvas]"
    >
      {/* The header's height, including its border, must match `under-header`. */}
      <div className="mx-auto flex h-[calc(var(--header-height)-1px)] max-w-(--page-width) items-center gap-2 px-(--tp-gutter) sm:gap-3">
        <Menu />
        <PageLink
          to="/"
          className="me-2 min-w-0 rounded-tp-sm outline-offset-4 @5xl:min-w-44 @7xl:shrink-0 outline-tp-focus focus-visible:outline-2"
        >
          <SiteLogo className="block h-auto w-44 max-w-full sm:w-54" />
        </PageLink>
        <nav aria-label="Main" className="@max-5xl:hidden">
          <ul className="flex list-none items-center gap-1">
            {withStaffPages(site.navigation, 'header').map(({ to, label }) => (
              <li key={to}>
                <PageLink
                  to={to}
                  aria-current={to === pathname ? 'page' : undefined}
                  className="block rounded-tp-md px-3 py-2 font-medium whitespace-nowrap text-tp-muted outline-tp-focus transition-colors hover:text-tp-text focus-visible:outline-2 aria-[current=page]:text-tp-accent forced-colors:aria-[current=page]:underline"
                >
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <SearchForm className="ms-auto w-64 min-w-28 @max-5xl:flex-1 @max-3xl:hidden" />
        <Button
          asChild
          variant="ghost"
          size="icon"
          className="font-medium @max-3xl:hidden @7xl:w-auto @7xl:px-3"
        >
          <PageLink
            to="/notifications"
            aria-label="Notifications"
            aria-current={pathname === '/notifications' ? 'page' : undefined}
            className="aria-[current=page]:text-tp-accent forced-colors:aria-[current=page]:border-[Highlight]"
          >
            <BellIcon />
            <span className="min-w-[5.875em] @max-7xl:hidden">Notifications</span>
          </PageLink>
        </Button>
        {site.phone && (
          <a
            href={site.phone.href}
            className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-tp-md font-semibold sm:-me-2 sm:gap-2 sm:px-2 whitespace-nowrap text-tp-gold outline-tp-focus hover:underline focus-visible:outline-2 @max-3xl:ms-auto"
          >
            <PhoneIcon className="size-5" />
            {/* As wide in the fallback font, so that the link doesn't shift. */}
            {/* With large text on a phone, the site's name needs the space. */}
            <span className="@min-[16rem]:min-w-[3.375em] @5xl:hidden @max-[16rem]:sr-only">Call Us</span>
            <span className="@max-5xl:hidden">{site.phone.display}</span>
          </a>
        )}
        {/* Only print.css shows it. A visitor's URL may end in a slash; the prerendered one doesn't. */}
        <p data-slot="page-address" className="hidden" suppressHydrationWarning>
          {env.siteUrl + pathname}
        </p>
      </div>
    </header>
  )
})

/** The button of the menu on small screens, and the menu: an entry of the history, so that Back closes it. */
function Menu() {
  const [open, setOpen] = useDialogEntry('menu')
  const { module: drawer, failed } = drawerPart.use(open)
  // After a failed download, the next tap tries again.
  useEffect(() => {
    if (failed && open) setOpen(false)
  })

  function openMenu(event: MouseEvent<HTMLButtonElement>) {
    // Safari doesn't focus a clicked button, but the drawer returns the focus to it on close.
    event.currentTarget.focus()
    setOpen(true)
  }

  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Open menu"
        aria-haspopup="dialog"
        className="-ms-[min(0.75rem,var(--tp-gutter))] @5xl:hidden"
        onClick={openMenu}
        onPointerEnter={drawerPart.preload}
        onFocus={drawerPart.preload}
      >
        <MenuIcon />
      </Button>
      {drawer && <drawer.MenuDrawer open={open} onOpenChange={setOpen} />}
    </>
  )
}
