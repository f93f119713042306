import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectNoAxeViolations } from '../test/axe.ts'
import { pictures } from '../test/fixtures.ts'
import { Avatar } from './avatar.tsx'

test('shows a picture under the name of its person', async () => {
  const screen = await render(<Avatar name="Ruth Miller" src={pictures.wide} className="mine" size="lg" />)
  const avatar = screen.getByRole('img', { name: 'Ruth Miller' })
  await expect.element(avatar).toHaveClass('mine')
  expect(avatar.element().getBoundingClientRect()).toMatchObject({ width: 64, height: 64 })
  expect(avatar.element().querySelector('img')).toHaveAttribute('src', pictures.wide)
  await expectNoAxeViolations(screen.container)
})

test.each([
  ['Ruth Anna Miller', 'RM'],
  ['ruth', 'R'],
  ['  Ødegård  Ås ', 'ØÅ'],
  ['😀 Smile', '😀S'],
])('of %s it shows %s where there is no picture', async (name, initials) => {
  const screen = await render(<Avatar name={name} />)
  await expect.element(screen.getByText(initials, { exact: true })).toBeVisible()
})

test('a picture that fails to load makes room for the initials, and another one is tried', async () => {
  const screen = await render(<Avatar name="Ruth Miller" src="data:image/png;base64,AAAA" initials="Ru" />)
  await expect.element(screen.getByText('Ru')).toBeVisible()
  await screen.rerender(<Avatar name="Ruth Miller" src={pictures.tall} initials="Ru" />)
  await expect.poll(() => screen.container.querySelector('img')?.naturalWidth).toBeGreaterThan(0)
})

test('a picture that failed before React took over makes room for the initials too', async () => {
  const avatar = <Avatar name="Ruth Miller" src="data:image/png;base64,AAAA" initials="Ru" />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(avatar)
  const image = container.querySelector('img')
  await expect.poll(() => image?.complete && image.naturalWidth).toBe(0)
  const root = hydrateRoot(container, avatar)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  await expect.poll(() => container.textContent).toBe('Ru')
})

test('without a name it is hidden from screen readers, whose name stands beside it', async () => {
  const screen = await render(<Avatar name="" initials="RM" />)
  expect(screen.getByRole('img').elements()).toHaveLength(0)
})
