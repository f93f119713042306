import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AllComponents } from './all-components.tsx'
import { expectConsole } from './console.ts'
import { emulateMedia } from './media.ts'

// Forced colors remove backgrounds and shadows: a control is left with an edge and a ring.
beforeEach(() => emulateMedia({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' }))

test('every control keeps an edge, or the one that the system draws', async () => {
  const { container } = await renderAll()
  const controls = container.querySelectorAll('[data-slot="button"], input, select, textarea, progress')
  expect(controls.length).toBeGreaterThan(15)
  expect(
    Array.from(controls)
      .filter((control) => !hasEdge(control))
      .map(nameOf),
  ).toEqual([])
})

test('what stands for a picture has an edge', async () => {
  const { container } = await renderAll()
  const blanks = container.querySelectorAll(
    '[data-slot="card-placeholder"], [data-slot^="skeleton"] [data-slot="card-picture"]',
  )
  expect(blanks.length).toBeGreaterThan(2)
  expect(
    Array.from(blanks)
      .filter((blank) => !hasEdge(blank))
      .map(nameOf),
  ).toEqual([])
})

test('whatever Tab reaches shows where the focus is', async () => {
  await renderAll()
  const ringless: string[] = []
  const reached = new Set<Element>()
  for (;;) {
    await userEvent.tab()
    const { activeElement } = document
    if (!activeElement || activeElement === document.body || reached.has(activeElement)) break
    reached.add(activeElement)
    if (!hasRing(activeElement)) ringless.push(nameOf(activeElement))
  }
  expect(reached.size).toBeGreaterThan(30)
  expect(ringless).toEqual([])
})

test.each([
  ['Open dialog', 'dialog'],
  ['Open drawer', 'sheet'],
  ['Delete?', 'dialog'],
  ['Open menu', 'dropdown-menu'],
  ['Open popover', 'popover'],
])('what "%s" opens has an edge on the page', async (name, slot) => {
  const screen = await renderAll()
  // The second of the buttons named Ask opens the question.
  const trigger =
    name === 'Delete?'
      ? screen.getByRole('button', { name: 'Ask' }).last()
      : screen.getByRole('button', { name })
  await trigger.click()
  const surface = () => document.querySelector(`[data-slot="${slot}"]`)
  await expect.poll(surface).not.toBeNull()
  expect(Array.from(document.querySelectorAll(`[data-slot="${slot}"]`)).every(hasEdge)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(surface).toBeNull()
})

/** The player's video does not exist, so wait for its error message. */
async function renderAll() {
  expectConsole(/MEDIA_ERR_SRC_NOT_SUPPORTED/)
  const screen = await render(<AllComponents />)
  await expect
    .element(screen.getByText('This video could not be played.', { exact: false }))
    .toBeInTheDocument()
  return screen
}

/** Whether it has a border. Native controls draw their own; visually hidden inputs need none. */
function hasEdge(element: Element): boolean {
  const { appearance, opacity, borderTopWidth, borderRightWidth } = getComputedStyle(element)
  if (/^(INPUT|SELECT|PROGRESS)$/.test(element.tagName) && (appearance !== 'none' || opacity === '0'))
    return true
  // A drawer has one edge.
  return [borderTopWidth, borderRightWidth].some((width) => Number.parseFloat(width) >= 1)
}

/** Whether there is a focus ring: on the control, on a part of it, or on its container. */
function hasRing(control: Element): boolean {
  const around = [control.parentElement, control.parentElement?.parentElement].filter((each) => each !== null)
  const parts = [control, ...control.querySelectorAll('*'), ...around]
  return parts.some((part) => {
    if (!part) return false
    const styles = [
      getComputedStyle(part),
      getComputedStyle(part, '::after'),
      getComputedStyle(part, '::before'),
    ]
    return styles.some(({ outlineStyle, outlineWidth }) => {
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    })
  })
}

const nameOf = (element: Element) =>
  `${element.closest('[data-slot]')?.getAttribute('data-slot')}: ${element.outerHTML.slice(0, 90)}`
