import { useEffect } from 'react'
import ridges from '#content/images/footer-ridges.svg'
import site from '#content/site.yaml'
import { withStaffPages } from '#features/staff-pages/staff-pages.ts'
import { ThemeSwitch } from '#features/theme/theme-switch.tsx'
import { NewTabHint, NewTabLink } from '#lib/new-tab-link.tsx'
import { PageLink } from '#lib/page-link.tsx'
import { SiteLogo } from '../site-logo.tsx'

const linkStyle =
  'inline-block rounded-tp-sm py-1 sm:py-1.5 text-tp-muted outline-offset-2 outline-tp-focus hover:text-tp-text hover:underline focus-visible:outline-2'

export function SiteFooter() {
  useEffect(() => void dispatchEvent(new Event('app:footer-ready')), [])

  return (
    <footer data-slot="site-footer" className="mt-16">
      <Ridges />
      {/* Dark in the light theme too, like the header. */}
      <div data-theme="dark" className="relative bg-tp-scrim text-tp-text">
        <div className="mx-auto grid grid-cols-1 max-w-(--page-width) gap-x-6 gap-y-4 px-(--tp-gutter) pt-4 sm:gap-y-12 pb-5 sm:pb-14 print:hidden sm:max-lg:grid-cols-[2fr_1fr] lg:grid-cols-[5fr_4fr_2fr] lg:gap-x-12">
          <div className="col-span-full max-w-prose lg:col-span-1">
            <SiteLogo className="h-auto w-56 max-w-full sm:w-72" />
            <p className="mt-3 text-tp-muted sm:mt-5">{site.mission}</p>
            <blockquote className="mt-4 font-tp-display text-lg font-semibold text-balance max-sm:leading-snug sm:mt-7 sm:text-2xl">
              <p>“{site.verse.text}”</p>
              <cite className="mt-1 block sm:mt-2 font-tp-text text-base font-normal text-tp-gold not-italic">
                {site.verse.reference}
              </cite>
            </blockquote>
          </div>
          <nav aria-label="Footer">
            <ul className="list-none columns-[8rem] gap-x-6 sm:columns-2">
              {withStaffPages(site.footerLinks, 'footer').map(({ to, label }) => (
                <li key={to}>
                  <PageLink to={to} className={linkStyle}>
                    {label}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
          {site.social.length > 0 && (
            <nav aria-label="Social media">
              <ul className="flex list-none flex-wrap gap-x-6 sm:block">
                {site.social.map(({ name, url }) => (
                  <li key={name}>
                    <NewTabLink href={url} className={linkStyle}>
                      {name}
                    </NewTabLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <div className="mx-auto max-w-(--page-width) px-(--tp-gutter)">
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 sm:gap-y-4 border-t xl:grid xl:grid-cols-[5fr_4fr_2fr] xl:gap-x-12 border-tp-line py-4 sm:py-6 text-sm text-tp-muted">
            <p className="text-balance">
              © {site.copyrightYear} {site.name}. All rights reserved.
            </p>
            <ThemeSwitch />
            {site.builder && (
              <p>
                Powered by{' '}
                <NewTabLink href={site.builder.url} className="underline underline-offset-2">
                  {site.builder.name}
                </NewTabLink>
              </p>
            )}
          </div>
        </div>
      </div>
      <NewTabHint />
    </footer>
  )
}

/**
 * The drawing above the footer: dusk over three ridges. Embedded with `<use>` rather than `<img>`, so that it takes the
 * colors of the theme.
 */
function Ridges() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 200"
      preserveAspectRatio="xMidYMax slice"
      className="-mb-px block h-[clamp(6rem,14vw,16rem)] w-full bg-linear-to-b from-tp-ground via-(--dusk-sky) via-35% to-(--dusk-glow) to-80% print:hidden"
    >
      <use href={`${ridges}#ridges`} />
    </svg>
  )
}
