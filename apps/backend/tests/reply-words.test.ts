import { expect, test } from 'vitest'
import { wantsTexts } from '../supabase/functions/_shared/sign-up/reply-words.ts'

test.each<[string, boolean | undefined]>([
  ['STOP', false],
  [' stop ', false],
  ['Stop!', false],
  // All words that carriers take.
  ['STOPALL', false],
  ['UNSUBSCRIBE', false],
  ['Cancel', false],
  ['END', false],
  ['quit', false],
  ['Revoke', false],
  ['opt-out', false],
  ['Opt Out', false],
  ['Please stop texting me', false],
  ['arrêt', false],
  ['START', true],
  ['Unstop', true],
  ['yes', true],
  ['HELP', undefined],
  ['The end was sad', undefined],
  ['yes, which theater?', undefined],
  ['', undefined],
])('the reply %j', (reply, expected) => {
  expect(wantsTexts(reply)).toBe(expected)
})
