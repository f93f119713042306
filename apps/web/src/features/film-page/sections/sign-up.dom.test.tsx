import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { consentWords } from '#features/sign-up/consent-words.ts'
import { exampleWholeFilm } from '#model/testing/example-film.ts'
import { SignUp } from './sign-up.tsx'

vi.mock('#config/env.ts', () => ({ env: {}, isBuild: false }))

test('what people agree to is what the film says beside the form too', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <SignUp
      film={exampleWholeFilm({})}
      words={{ heading: 'Stay Connected', text: 'News of Hope.' }}
      phase="tickets"
      videos={{ trailer: null, described: null, clips: [], feeds: new Map(), loading: false }}
      forLeaders={false}
    />,
  )
  const [form] = document.forms
  const words = form && consentWords(form)
  expect(words).toMatch(/^Stay Connected\nNews of Hope\.\nEmail Address\n/)
  expect(words).toContain('With a number you also get text messages. Message and data rates may apply.')
})
