import { SectionHeading } from '@two-pastors/ui'
import sponsors from '#content/sponsors.yaml'
import { NewTabLink } from '#lib/new-tab-link.tsx'

/** Renders nothing without sponsors. */
export function SponsorsSection() {
  if (sponsors.length === 0) return null
  return (
    <section aria-labelledby="sponsors" className="mx-auto mt-20 max-w-(--page-width) px-(--tp-gutter)">
      <SectionHeading id="sponsors">Our Sponsors</SectionHeading>
      <ul className="mt-8 flex [--logo:11.5rem] list-none flex-wrap justify-center gap-3 sm:gap-5">
        {sponsors.map(({ name, logo, url, discountNote }) => (
          <li
            key={name}
            className="flex w-[calc((100%-0.75rem)/2)] min-w-[min(100%,8.25rem)] max-sm:last:odd:w-full sm:w-[calc((100%-2.5rem)/3)] lg:w-[calc((100%-5rem)/5)]"
          >
            <NewTabLink
              href={url}
              className="relative flex w-full flex-col items-center gap-3 *:[svg]:absolute *:[svg]:end-2 *:[svg]:top-2 rounded-tp-lg border border-tp-line bg-tp-surface p-3 pt-8 text-center outline-offset-2 outline-tp-focus transition-colors hover:border-tp-accent focus-visible:outline-2"
            >
              {logo ? (
                // Logos are designed for a light background.
                <img
                  data-theme="light"
                  src={logo}
                  alt={name}
                  width="200"
                  height="80"
                  loading="lazy"
                  className="aspect-5/2 h-auto w-full max-w-(--logo) rounded-tp-md bg-tp-surface object-contain p-1 sm:p-1.5"
                />
              ) : (
                <span className="flex aspect-5/2 w-full max-w-(--logo) items-center justify-center font-tp-display text-xl font-semibold text-balance sm:text-2xl">
                  {name}
                </span>
              )}
              <span className="text-sm text-balance text-tp-gold wrap-anywhere">
                {discountNote ?? new URL(url).host.replace('www.', '')}
              </span>
            </NewTabLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
