import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SignUpConfirmation } from './sign-up-confirmation.tsx'

const email = 'grace@example.org'
const phone = '(555) 010-0142'

test.each([
  ['an email', { emailNotifications: true, smsNotifications: false }, `${email} for emails.`],
  [
    'both',
    { phone, emailNotifications: true, smsNotifications: true },
    `${email} for emails and ${phone} for text messages.`,
  ],
  [
    'texts only',
    { phone, emailNotifications: false, smsNotifications: true },
    `${phone} for text messages, and ${email} to reach you.`,
  ],
])('a sign-up for %s says what was saved and what comes next', (_, wishes, saved) => {
  const html = renderToStaticMarkup(<SignUpConfirmation subscription={{ email, ...wishes }} />)
  expect(html).toContain(`We saved ${saved}`)
  expect(html).toContain('One step is left: open the email that is on its way to you')
})

test('says nothing before', () => {
  expect(renderToStaticMarkup(<SignUpConfirmation subscription={undefined} />)).toBe(
    '<div role="status" class="empty:hidden"></div>',
  )
})
