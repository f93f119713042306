import { Fragment } from 'react'
import site from '#content/site.yaml'
import { MailAddress } from './mail-address.tsx'

const links = [
  { shown: site.email, href: `mailto:${site.email}` },
  // The phone number stays on one line (build/content/read-content.ts).
  ...(site.phone ? [{ shown: site.phone.display.replaceAll(' ', '\u00a0'), href: site.phone.href }] : []),
]

/** A text with our email address and phone number as links. */
export function WithContacts({ text }: { text: string }) {
  const link = links.find(({ shown }) => text.includes(shown))
  if (!link) return text
  const [before, ...after] = text.split(link.shown)
  return (
    <>
      <WithContacts text={before ?? ''} />
      {after.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name.
        <Fragment key={index}>
          <a href={link.href} className="inline-block max-w-full text-tp-accent underline underline-offset-2">
            {link.shown === site.email ? <MailAddress /> : link.shown}
          </a>
          <WithContacts text={piece} />
        </Fragment>
      ))}
    </>
  )
}
