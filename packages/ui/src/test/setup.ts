import { guardTexts } from '@two-pastors/tooling/translation'
import { afterEach, beforeEach, expect } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import './test.css'
import '../styles/components.css'
import { failOnUnexpectedLogs, forgetLogs } from './console.ts'
import { emulateReducedMotion } from './media.ts'

guardTexts()

beforeEach(forgetLogs)

afterEach(async () => {
  await cleanup()
  document.documentElement.removeAttribute('data-theme')
  history.replaceState(null, '', location.pathname + location.search)
  await emulateReducedMotion('no-preference')
  expect(document.body, 'a dialog that is gone leaves the page clickable').not.toHaveStyle({
    pointerEvents: 'none',
  })
  failOnUnexpectedLogs()
})
