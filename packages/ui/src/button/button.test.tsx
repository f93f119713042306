import { createRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectNoAxeViolations } from '../test/axe.ts'
import { emulateMedia } from '../test/media.ts'
import { Button } from './button.tsx'
import { buttonVariants } from './button-variants.ts'

const variants = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link', 'hero', 'play'] as const
const sizes = ['sm', 'md', 'lg', 'icon'] as const

describe('Button', () => {
  test('does not send the form it stands in, unless it is the submit button', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    const screen = await render(
      <form onSubmit={onSubmit}>
        <Button>Plain</Button>
        <Button type="submit">Send</Button>
      </form>,
    )
    await screen.getByRole('button', { name: 'Plain' }).click()
    expect(onSubmit).not.toHaveBeenCalled()
    await expect.element(screen.getByRole('button', { name: 'Plain' })).toHaveAttribute('type', 'button')

    await screen.getByRole('button', { name: 'Send' }).click()
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('is pressed by mouse, Enter and Space', async () => {
    const onClick = vi.fn()
    const screen = await render(<Button onClick={onClick}>Play</Button>)
    await screen.getByRole('button').click()
    await expect.element(screen.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(onClick).toHaveBeenCalledTimes(3)
  })

  test('while loading is busy, shows a spinner and refuses clicks', async () => {
    const onClick = vi.fn()
    const screen = await render(
      <Button loading disabled={false} onClick={onClick}>
        Subscribe
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Subscribe' })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    expect(button.element().querySelector('[data-slot=spinner]')).toBeVisible()
    await button.click({ force: true })
    expect(onClick).not.toHaveBeenCalled()

    await screen.rerender(<Button onClick={onClick}>Subscribe</Button>)
    expect(button.element()).not.toHaveAttribute('aria-disabled')
    expect(button.element()).not.toHaveAttribute('aria-busy')
    await button.click()
    expect(onClick).toHaveBeenCalledOnce()
  })

  test('while loading, an icon makes room for the spinner', async () => {
    const screen = await render(
      <Button size="icon" loading aria-label="Play">
        <svg role="none" />
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Play' }).element()
    expect(button.querySelector('svg')).not.toBeVisible()
    expect(button.scrollWidth).toBe(44)
  })

  // The `disabled` attribute would block the form too, but lose the focus.
  test('while loading sends no form, and keeps the focus', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    const form = (loading: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Email" />
        <Button type="submit" loading={loading}>
          Send
        </Button>
      </form>
    )
    const screen = await render(form(false))
    const button = screen.getByRole('button', { name: 'Send' })
    await button.click()
    expect(onSubmit).toHaveBeenCalledOnce()

    await screen.rerender(form(true))
    await expect.element(button).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await screen.getByRole('textbox').click()
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('disabled or loading, a link is not followed and its own handler not called', async () => {
    const onClick = vi.fn()
    const link = (
      // biome-ignore lint/a11y/useValidAnchor: what a router's link does.
      <a href="#giving" onClick={onClick}>
        Give
      </a>
    )
    const screen = await render(
      <Button asChild disabled>
        {link}
      </Button>,
    )
    const element = screen.getByRole('link', { name: 'Give' })
    await expect.element(element).toHaveAttribute('aria-disabled', 'true')
    await element.click({ force: true })
    await screen.rerender(
      <Button asChild loading>
        {link}
      </Button>,
    )
    await expect.element(element).toHaveAttribute('aria-busy', 'true')
    await element.click({ force: true })
    expect(location.hash).toBe('')
    expect(onClick).not.toHaveBeenCalled()
  })

  test('asChild gives a link its look and leaves it a link', async () => {
    const screen = await render(
      <Button asChild variant="hero" size="lg" className="mine">
        <a href="#giving">Give</a>
      </Button>,
    )
    const link = screen.getByRole('link', { name: 'Give' })
    await expect.element(link).toHaveAttribute('href', '#giving')
    expect(link.element()).toHaveClass(...buttonVariants({ variant: 'hero', size: 'lg' }).split(' '), 'mine')
    expect(link.element()).not.toHaveAttribute('type')
    expect(screen.container.querySelector('button')).toBeNull()
  })

  test('ref and className reach the button', async () => {
    const ref = createRef<HTMLButtonElement>()
    await render(
      <Button ref={ref} className="mine">
        Play
      </Button>,
    )
    expect(ref.current).toBeInstanceOf(HTMLButtonElement)
    expect(ref.current).toHaveClass('mine')
    expect(ref.current?.className).toMatch(/ mine$/)
  })

  test.each(variants)('in forced colors, %s shows where it ends', async (variant) => {
    await emulateMedia({ 'forced-colors': 'active' })
    const screen = await render(<Button variant={variant}>Play</Button>)
    const { borderTopWidth, borderTopColor } = getComputedStyle(screen.getByRole('button').element())
    expect(Number.parseFloat(borderTopWidth)).toBeGreaterThan(0)
    expect(borderTopColor).not.toBe(getComputedStyle(document.body).backgroundColor)
  })

  test('shows a ring when the keyboard reaches it', async () => {
    const screen = await render(<Button>Play</Button>)
    await userEvent.tab()
    const button = screen.getByRole('button').element()
    expect(button).toHaveFocus()
    expect(getComputedStyle(button)).toMatchObject({ outlineStyle: 'solid', outlineWidth: '2px' })
  })

  test.each(variants)('%s comes in four sizes, three for text and one for an icon', async (variant) => {
    const screen = await render(
      sizes.map((size) => (
        <Button key={size} variant={variant} size={size} aria-label={size}>
          A
        </Button>
      )),
    )
    const boxes = sizes.map((size) => {
      const button = screen.getByRole('button', { name: size }).element()
      expect(button).toHaveClass(...buttonVariants({ variant, size }).split(' '))
      return button.getBoundingClientRect()
    })
    expect(boxes.map((box) => box.height)).toEqual([36, 44, 52, 44])
    expect(boxes[3]?.width).toBe(44)
  })

  test('no two variants look alike', async () => {
    const screen = await render(
      variants.map((variant) => (
        <Button key={variant} variant={variant}>
          A
        </Button>
      )),
    )
    const looks = screen
      .getByRole('button')
      .elements()
      .map((button) => {
        const { backgroundColor, color, borderWidth, borderRadius, boxShadow } = getComputedStyle(button)
        return [backgroundColor, color, borderWidth, borderRadius, boxShadow].join(' ')
      })
    expect(new Set(looks).size).toBe(variants.length)
  })

  test('every variant answers to the mouse', async () => {
    const screen = await render(
      variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      )),
    )
    for (const variant of variants) {
      const button = screen.getByRole('button', { name: variant })
      const look = () => {
        const { backgroundColor, filter, textDecorationLine } = getComputedStyle(button.element())
        return [backgroundColor, filter, textDecorationLine].join(' ')
      }
      const rest = look()
      await button.hover()
      await expect.poll(look, { interval: 20 }).not.toBe(rest)
    }
  })

  test.each(['dark', 'light'])('every variant passes axe in the %s theme', async (theme) => {
    document.documentElement.dataset.theme = theme
    const screen = await render(
      variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      )),
    )
    await expectNoAxeViolations(screen.container)
  })
})
