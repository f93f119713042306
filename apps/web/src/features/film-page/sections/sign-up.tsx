import { SectionHeading } from '@two-pastors/ui'
import { useId } from 'react'
import { isBuild } from '#config/env.ts'
import { NeedsScript } from '#features/forms/needs-script.tsx'
import { NotConnectedForm } from './not-connected-form.tsx'
import type { SectionProps } from './section-props.ts'
import { StayConnectedForm } from './stay-connected-form.tsx'

/** A short sign-up form, next to a text about it. */
export function SignUp({ film, words: { heading, text, form, note } }: SectionProps<'sign-up'>) {
  const id = useId()
  return (
    <section
      data-consent
      aria-labelledby={id}
      className="grid grid-cols-1 gap-8 rounded-tp-lg border border-tp-line bg-tp-surface p-5 sm:p-8 lg:grid-cols-2 lg:gap-16"
    >
      <div>
        <SectionHeading id={id}>{heading}</SectionHeading>
        <p className="mt-3 text-lg text-pretty text-tp-muted">{text}</p>
      </div>
      {form === 'not-connected' ? (
        <NotConnectedForm note={note} />
      ) : (
        <div>
          <noscript>
            {isBuild && (
              <NeedsScript
                before="Signing up here needs JavaScript, which is turned off. Please"
                after=" instead, and we will sign you up."
              />
            )}
          </noscript>
          <StayConnectedForm source={film.id} />
        </div>
      )}
    </section>
  )
}
