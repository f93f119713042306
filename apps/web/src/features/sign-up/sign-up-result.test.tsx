import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SignUpResult } from './sign-up-result.tsx'
import type { SignUpOutcome } from './use-sign-up.ts'

const email = 'grace@example.org'
const phone = '(555) 010-0142'

test.each([
  [
    'an email',
    { emailNotifications: true, smsNotifications: false },
    `${email}.`,
    ['confirmation email has a link', 'If no email comes'],
  ],
  [
    'both',
    { phone, emailNotifications: true, smsNotifications: true },
    `${email} for emails and ${phone} for text messages.`,
    ['confirmation email has a link', 'reply YES', 'If no email comes', 'text START'],
  ],
  [
    'texts only',
    { phone, emailNotifications: false, smsNotifications: true },
    `${phone} for text messages, and ${email} to reach you.`,
    ['reply YES', 'text START'],
  ],
])('a sign-up for %s says what was saved and what comes next', (_, wishes, saved, next) => {
  const html = renderToStaticMarkup(<SignUpResult outcome={{ kept: { email, ...wishes }, lostPhone: '' }} />)
  expect(html).toContain(`We have ${saved}`)
  const all = ['confirmation email has a link', 'reply YES', 'If no email comes', 'text START']
  expect(all.filter((words) => html.includes(words))).toEqual(next)
})

test('says nothing before', () => {
  expect(renderToStaticMarkup(<SignUpResult outcome={undefined} />)).toBe(
    '<div role="status" class="empty:hidden"></div>',
  )
})

test('a number that was not kept is named, with the way to get texts there', () => {
  const kept = { email, emailNotifications: true, smsNotifications: false }
  expect(renderToStaticMarkup(<SignUpResult outcome={{ kept, lostPhone: phone }} />)).toContain(
    'We have grace@example.org. We did not keep your phone number, as SMS alerts were not selected. To get texts at (555) 010-0142, check “SMS alerts”',
  )
})

test('a failure says what is known, and that nothing typed is lost', () => {
  const words = (outcome: SignUpOutcome) => renderToStaticMarkup(<SignUpResult outcome={outcome} />)
  expect(words({ failed: 'refused', message: 'Too many sign-ups.' })).toContain(
    'Too many sign-ups. Nothing was saved. What you typed is still here.',
  )
  expect(words({ failed: 'unreachable', message: '' })).toContain('we don’t know whether this was saved')
})
