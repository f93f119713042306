import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LabelsProvider } from '../labels/labels.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { Countdown } from './countdown.tsx'
import { remaining } from './remaining.ts'

const NOW = Date.parse('2026-12-01T12:00:00Z')
const to = new Date('2026-12-03T15:04:05Z')
const values = (left: number | undefined, precision: Parameters<typeof remaining>[1]) =>
  remaining(left, precision).map(({ value }) => value)

describe('what remains', () => {
  test.each([
    [to.getTime() - NOW, 'second', [2, 3, 4, 5]],
    [to.getTime() - NOW, 'minute', [2, 3, 5]],
    [to.getTime() - NOW, 'day', [3]],
    [59_000, 'minute', [0, 0, 1]],
    [3_600_000, 'minute', [0, 1, 0]],
    [1, 'second', [0, 0, 0, 1]],
    [-5, 'second', [0, 0, 0, 0]],
    [undefined, 'hour', [undefined, undefined]],
  ] as const)('of %s ms to the %s is %j', (left, precision, expected) => {
    expect(values(left, precision)).toEqual(expected)
  })
})

describe('Countdown', () => {
  beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] }))
  afterEach(() => vi.useRealTimers())

  const text = (element: Element) => element.textContent?.replaceAll(' ', ' ')

  test('counts down by the second', async () => {
    const screen = await render(<Countdown to={to} className="mine" />)
    const timer = screen.getByRole('timer').element()
    expect(text(timer)).toBe('2 days3 hours4 minutes5 seconds')
    vi.advanceTimersByTime(4000)
    await expect.poll(() => text(timer)).toBe('2 days3 hours4 minutes1 second')
    expect(timer).toHaveClass('mine')
    await expectNoAxeViolations(screen.container)
  })

  test('speaks the language of the page', async () => {
    const screen = await render(
      <LabelsProvider locale="es">
        <Countdown to={to} precision="hour" />
      </LabelsProvider>,
    )
    expect(text(screen.getByRole('timer').element())).toBe('2 días4 horas')
  })

  test('at the end it calls back once and shows what follows', async () => {
    const onEnd = vi.fn()
    const soon = new Date(NOW + 2000)
    const screen = await render(
      <Countdown to={soon} onEnd={onEnd}>
        Now in theaters
      </Countdown>,
    )
    expect(onEnd).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2000)
    await expect.element(screen.getByText('Now in theaters')).toBeVisible()
    vi.advanceTimersByTime(5000)
    expect(onEnd).toHaveBeenCalledOnce()
  })

  test('renders dashes on the server, where the current time is unknown', () => {
    expect(renderToString(<Countdown to={to} precision="day" />)).toContain('–')
  })
})
