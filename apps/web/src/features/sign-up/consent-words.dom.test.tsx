import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { consentWords } from './consent-words.ts'
import { SignUpResult } from './sign-up-result.tsx'

test('the words are those of the form and of what it stands in, and not of its outcome', () => {
  const outcome = renderToStaticMarkup(<SignUpResult outcome={{ failed: 'unreachable', message: '' }} />)
  document.body.innerHTML = `<h1>Page</h1><section data-consent><h2>Stay  Connected</h2><p>News of
    <b>David</b>.</p><noscript><p>Turn scripts on.</p></noscript>
    <form><label>Email</label><p>Reply STOP.</p><p role="alert">Wrong.</p>
    <div aria-hidden="true"><label>Website</label></div><button>Subscribe</button>${outcome}</form></section>`
  const [form] = document.forms
  expect(form && consentWords(form)).toBe('Stay Connected\nNews of David.\nEmail\nReply STOP.')
})
