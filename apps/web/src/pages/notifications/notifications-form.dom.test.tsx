import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import page from '#content/pages/notifications.yaml'
import { consentWords } from '#features/sign-up/consent-words.ts'
import { channels, PHONE_HINT } from '#features/sign-up/notification-choices.ts'
import { NotificationsForm } from './notifications-form.tsx'

vi.mock('#config/env.ts', () => ({ env: {} }))

test('what people agree to is its heading, its intro, its hints and its boxes', () => {
  document.body.innerHTML = renderToStaticMarkup(<NotificationsForm />)
  const [form] = document.forms
  expect(form && consentWords(form).split('\n')).toEqual([
    'How May We Reach You?',
    page.formIntro,
    'Email Address',
    'Required, even for text alerts.',
    'Phone Number',
    PHONE_HINT,
    ...channels.map(({ label }) => label),
  ])
})
