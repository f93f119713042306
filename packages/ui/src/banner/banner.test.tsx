import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectNoAxeViolations } from '../test/axe.ts'
import { Banner } from './banner.tsx'

test.each(['default', 'accent', 'destructive'] as const)(
  '%s is a named region that can be read',
  async (variant) => {
    for (const theme of ['dark', 'light']) {
      document.documentElement.dataset.theme = theme
      const screen = await render(
        <Banner aria-label="News" variant={variant} onDismiss={() => {}}>
          In theaters now. <a href="#tickets">Tickets</a>
        </Banner>,
      )
      await expect.element(screen.getByRole('region', { name: 'News' })).toBeVisible()
      await expectNoAxeViolations(screen.container)
      await screen.unmount()
    }
  },
)

test('"Dismiss" calls onDismiss, and is shown only if that is set', async () => {
  const onDismiss = vi.fn()
  const screen = await render(
    <Banner aria-label="News" className="mine" onDismiss={onDismiss}>
      Now
    </Banner>,
  )
  await screen.getByRole('button', { name: 'Dismiss' }).click()
  expect(onDismiss).toHaveBeenCalledOnce()
  await screen.rerender(<Banner aria-label="News">Now</Banner>)
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})
