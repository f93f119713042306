import { isBuild } from '#config/env.ts'
import site from '#content/site.yaml'
import { WithContacts } from '#features/contact/with-contacts.tsx'

/** What works instead of a form without JavaScript. The text may name our email address and phone number. */
export const CONTACTS = `write to ${site.email} or call ${site.phone.display.replaceAll(' ', '\u00a0')}`

/**
 * Stands beside a form that only the page's code can send. Without JavaScript it hides the forms of the page and says what
 * works instead: sent by the browser, they would lead to an error page of the host.
 */
export function NeedsScript({ text }: { text: string }) {
  // React renders nothing inside <noscript> in browsers, and skips its content when hydrating.
  return (
    <noscript>
      {isBuild && (
        <>
          <style>{'form[method=post] { display: none }'}</style>
          <p className="text-lg text-pretty">
            <WithContacts text={text} />
          </p>
        </>
      )}
    </noscript>
  )
}
