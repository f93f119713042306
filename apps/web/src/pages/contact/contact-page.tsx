import { Button, MailIcon, SectionHeading } from '@two-pastors/ui'
import { isBuild } from '#config/env.ts'
import page from '#content/pages/contact.yaml'
import site from '#content/site.yaml'
import { PageHeader } from '#features/articles/page-header.tsx'
import { Verse } from '#features/articles/verse.tsx'
import { MailAddress } from '#features/contact/mail-address.tsx'
import { NeedsScript } from '#features/forms/needs-script.tsx'
import { NewTabLink } from '#lib/new-tab-link.tsx'
import type { Meta } from '#page-module.ts'
import { ContactForm } from './contact-form.tsx'

export const meta = (): Meta => ({ title: page.title, description: page.description, picture: page.banner })

export function Page() {
  return (
    <>
      <PageHeader
        title={page.title}
        intro={page.intro}
        banner={page.banner}
        className="max-md:[--banner-focus:50%_50%]"
      >
        <Button
          asChild
          variant="hero"
          size="lg"
          className="mt-7 max-sm:w-full max-sm:px-4 max-sm:text-base max-[22rem]:px-3 max-[22rem]:text-sm"
        >
          <a href={`mailto:${site.email}`}>
            <MailIcon />
            <MailAddress />
          </a>
        </Button>
      </PageHeader>
      <div className="mx-auto grid grid-cols-1 max-w-(--page-width) gap-12 px-(--tp-gutter) pt-12 lg:grid-cols-[3fr_2fr]">
        <section aria-labelledby="message">
          <SectionHeading id="message">Send a Message</SectionHeading>
          <noscript>
            {isBuild && (
              <NeedsScript
                before="This form needs JavaScript, which is turned off here. Please"
                after=" instead."
              />
            )}
          </noscript>
          <ContactForm />
        </section>
        <aside aria-label="Elsewhere" className="grid grid-cols-1 content-start gap-8 lg:gap-12">
          <div>
            <SectionHeading>Social Media</SectionHeading>
            <p className="mt-3 text-tp-muted">{page.socialNote}</p>
            <ul className="mt-4 flex list-none flex-wrap gap-2 max-sm:*:grow max-[22rem]:*:w-full">
              {site.social.map(({ name, url }) => (
                <li key={name}>
                  <Button asChild variant="outline" size="sm" className="w-full gap-1 px-2.5">
                    <NewTabLink href={url}>{name}</NewTabLink>
                  </Button>
                </li>
              ))}
            </ul>
          </div>
          <Verse
            {...page.verse}
            className="lg:rounded-tp-lg lg:border lg:border-tp-line lg:bg-tp-surface lg:p-10 lg:text-3xl lg:leading-normal"
          />
        </aside>
      </div>
    </>
  )
}
