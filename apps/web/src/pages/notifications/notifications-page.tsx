import { Button, SectionHeading } from '@two-pastors/ui'
import { isBuild } from '#config/env.ts'
import page from '#content/pages/notifications.yaml'
import { PageHeader } from '#features/articles/page-header.tsx'
import { NeedsScript } from '#features/forms/needs-script.tsx'
import { PageLink } from '#lib/page-link.tsx'
import { SectionBoundary } from '#lib/section-boundary.tsx'
import type { Meta } from '#page-module.ts'
import { Benefits } from './benefits.tsx'
import { NotificationsForm } from './notifications-form.tsx'

export const meta = (): Meta => ({
  title: 'Notifications',
  description: page.description,
  picture: page.banner,
})

export function Page() {
  return (
    <>
      <PageHeader
        title={page.title}
        intro={page.intro}
        banner={page.banner}
        className="[--banner-focus:100%_50%]"
      >
        {/* On a phone the benefits come before the form. */}
        <Button asChild variant="hero" className="mt-6 lg:hidden">
          <a href="#sign-up">Sign Up</a>
        </Button>
      </PageHeader>
      <div className="mx-auto grid max-w-(--page-width) grid-cols-1 items-start gap-x-16 gap-y-14 px-(--tp-gutter) pt-12 lg:gap-y-12 lg:grid-cols-[min(36rem,60%)_minmax(0,1fr)]">
        <Benefits />
        {/* Toasts appear on the other side. */}
        <div id="sign-up" className="lg:row-start-1">
          <noscript>
            {isBuild && (
              <NeedsScript
                before="Signing up here needs JavaScript, which is turned off. Please"
                after=" instead, and we will sign you up."
              />
            )}
          </noscript>
          <SectionBoundary name="Sign-up">
            <NotificationsForm />
          </SectionBoundary>
        </div>
        <section aria-labelledby="stop" className="border-t border-tp-line pt-8">
          <SectionHeading id="stop">Stop Emails or Texts</SectionHeading>
          <p className="mt-3 max-w-prose text-tp-muted">
            Every email has an unsubscribe link at its end. To stop texts, reply STOP to any of them. Our{' '}
            <PageLink to="/privacy-policy" className="underline underline-offset-4">
              privacy policy
            </PageLink>{' '}
            says how to have us delete what we know about you.
          </p>
        </section>
        <dl className="flex flex-wrap justify-between gap-2 text-center sm:grid sm:grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] lg:border-t lg:border-tp-line lg:pt-8 lg:text-start">
          {page.communityStats.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-sm leading-snug text-balance text-tp-muted max-[22rem]:text-xs sm:text-base">
                {label}
              </dt>
              <dd className="font-tp-display text-3xl font-semibold text-tp-accent sm:text-5xl">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}
