import { expect, test } from 'vitest'
import { cleanEmail } from './clean-email.ts'

test.each([
  'ruth@example.org\u00a0',
  '\u200bruth@example.org\ufeff',
  'ruth\u200d@exam\u00adple.org',
  '\u202aruth@example.org\u202c',
  'mailto:ruth@example.org',
  'MAILTO: ruth@example.org?subject=Hello',
  'mailto:ruth%40example.org',
  '<mailto:ruth@example.org>',
  'Ruth <ruth@example.org>',
  '"Okafor, Ruth" <ruth@example.org>;',
  'ruth@example.org.',
  '(ruth@example.org),',
  '“ruth@example.org”',
  'ｒｕｔｈ＠ｅｘａｍｐｌｅ．ｏｒｇ',
  ' ruth@example.org\n',
  'E-mail: ruth@example.org',
  'ruth@example.org (Ruth)',
  '[ruth@example.org](mailto:ruth@example.org)',
  '<a href="mailto:ruth@example.org?subject=Hello">ruth@example.org</a>',
  'mailto:Ruth%20%3Cruth@example.org%3E',
  '&lt;ruth@example.org&gt;',
  'ruth%40example.org',
  '"ruth@example.org" <ruth@example.org>',
  '• ruth@example.org',
  '„ruth@example.org“',
  '*ruth@example.org*',
  'ruth@example.org—',
  'ruth@example.org\ufffc',
  'ruth@example。org。',
])('%j is ruth@example.org', (pasted) => {
  expect(cleanEmail(pasted)).toBe('ruth@example.org')
})

test.each([
  'ruth.o+film@example.org',
  'o’ruth@example.org',
  'ruth',
  'ruth okafor@example.org',
  'ruth @example.org',
  'ruth@example .org',
  'ruth@@example.org',
  'ruth@',
  '100%@example.org',
  'a@example.org, b@example.org',
  '',
])('%j stays as it is', (typed) => {
  expect(cleanEmail(typed)).toBe(typed)
})
