// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { CardVerdictLine } from './card-verdict-line.tsx'
import { noFamily } from './family.ts'
import { storeFamily } from './stored-family.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

afterEach(() => storeFamily(null))

test('a card has the verdict with its reasons; in a comparison, whose columns are narrow, its name is enough', () => {
  storeFamily({ ...noFamily, children: [{ name: 'Ben', age: 4 }] })
  const root = createRoot(document.body)
  const show = (brief: boolean) =>
    act(() => root.render(<CardVerdictLine id="old-yeller-review" brief={brief} />))
  show(false)
  expect(document.body.textContent).toMatch(/^Not yet for Ben: ./)
  show(true)
  expect(document.body.textContent).toBe('Not Yet')
  act(() => root.unmount())
})
