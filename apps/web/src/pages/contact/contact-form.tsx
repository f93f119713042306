import { Button, Field, Input, Select, Textarea } from '@two-pastors/ui'
import { type MouseEvent, useState } from 'react'
import page from '#content/pages/contact.yaml'
import site from '#content/site.yaml'
import { WithContacts } from '#features/contact/with-contacts.tsx'
import { Answer } from '#features/forms/answer.tsx'
import { textOf } from '#features/forms/fields.ts'

/** The form doesn't submit anywhere yet, as its notes say; visitors can send it with their mail app. */
export function ContactForm() {
  const [isPressed, setPressed] = useState(false)
  return (
    <form
      method="post"
      aria-label="Message"
      onSubmit={(event) => {
        event.preventDefault()
        setPressed(true)
      }}
      className="mt-3 grid grid-cols-1 gap-6 sm:grid-cols-2"
    >
      <p className="max-w-prose text-pretty text-tp-muted sm:col-span-2">
        <WithContacts text={page.formNote} />
      </p>
      <Field label="First Name">
        <Input name="firstName" autoComplete="given-name" />
      </Field>
      <Field label="Last Name">
        <Input name="lastName" autoComplete="family-name" />
      </Field>
      <Field label="Email">
        <Input type="email" name="email" autoComplete="email" />
      </Field>
      <Field label="Inquiry Type">
        <Select name="inquiryType">
          <option value="general">General Inquiry</option>
          <option value="sponsorship">Sponsorship</option>
        </Select>
      </Field>
      <Field label="Subject" className="sm:col-span-2">
        <Input name="subject" autoComplete="off" />
      </Field>
      <Field label="Message" className="sm:col-span-2">
        <Textarea name="message" rows={6} />
      </Field>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full sm:col-span-2">
        <p id="sends-nothing" className="w-full text-tp-muted">
          {page.sendNote}
        </p>
        <Button asChild size="lg">
          <a href={`mailto:${site.email}`} onClick={fillIn}>
            Open in Email App
          </a>
        </Button>
        <Button type="submit" variant="outline" size="lg" aria-describedby="sends-nothing">
          Send Message
        </Button>
        <Answer className="w-full">
          {isPressed && (
            <WithContacts
              text={`Nothing was sent, and your message is still here. Open it in your email app${site.phone ? `, or call ${site.phone.display.replaceAll(' ', '\u00a0')}` : ''}.`}
            />
          )}
        </Answer>
      </div>
    </form>
  )
}

/** Fills the link with the form's values when it is clicked. */
function fillIn({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
  const form = link.closest('form')
  if (!form) return
  const name = `${textOf(form, 'firstName')} ${textOf(form, 'lastName')}`.trim()
  const kind = textOf(form, 'inquiryType') === 'sponsorship' ? 'Sponsorship: ' : ''
  const subject = encodeURIComponent(kind + textOf(form, 'subject'))
  const body = encodeURIComponent([textOf(form, 'message'), name].filter(Boolean).join('\n\n'))
  link.href = `mailto:${site.email}?subject=${subject}&body=${body}`
}
