import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectNoAxeViolations } from '../test/axe.ts'
import { emulateMedia } from '../test/media.ts'
import { Progress } from './progress.tsx'

test.each(['dark', 'light'])('says how far it is, in the %s theme', async (theme) => {
  document.documentElement.dataset.theme = theme
  const screen = await render(<Progress aria-label="Making the kit" value={3} max={12} className="mine" />)
  const bar = screen.getByRole('progressbar', { name: 'Making the kit' }).element() as HTMLProgressElement
  expect(bar.position).toBe(0.25)
  expect(bar).toHaveClass('mine')
  expect(getComputedStyle(bar).appearance).toBe('none')
  await expectNoAxeViolations(screen.container)
})

test('pulses while nobody knows, unless motion is reduced', async () => {
  const screen = await render(<Progress aria-label="Waiting" />)
  const bar = screen.getByRole('progressbar').element() as HTMLProgressElement
  expect(bar.position).toBe(-1)
  expect(bar.getAnimations()).toHaveLength(1)
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
  expect(bar.getAnimations()).toHaveLength(0)
})

test("in forced colors it is the browser's own", async () => {
  await emulateMedia({ 'forced-colors': 'active' })
  const screen = await render(<Progress aria-label="Making the kit" value={0.5} />)
  expect(getComputedStyle(screen.getByRole('progressbar').element()).appearance).toBe('auto')
})
