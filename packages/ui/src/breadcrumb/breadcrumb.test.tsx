import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LabelsProvider } from '../labels/labels.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { Breadcrumb, BreadcrumbItem } from './breadcrumb.tsx'

const trail = (
  <Breadcrumb className="mine">
    <BreadcrumbItem>
      <a href="#home">Home</a>
    </BreadcrumbItem>
    <BreadcrumbItem>
      <a href="#reviews">Reviews</a>
    </BreadcrumbItem>
    <BreadcrumbItem current>David</BreadcrumbItem>
  </Breadcrumb>
)

test.each(['dark', 'light'])('leads up from the page it is on, in the %s theme', async (theme) => {
  document.documentElement.dataset.theme = theme
  const screen = await render(trail)
  const nav = screen.getByRole('navigation', { name: 'Breadcrumb' })
  await expect.element(nav).toHaveClass('mine')
  expect(
    nav
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Home', 'Reviews'])
  await expect.element(screen.getByText('David')).toHaveAttribute('aria-current', 'page')
  await expectNoAxeViolations(screen.container)
})

test('has a separator between its steps, and none before the first', async () => {
  const screen = await render(trail)
  const shown = Array.from(screen.container.querySelectorAll('svg'), (icon) => getComputedStyle(icon).display)
  expect(shown.map((display) => display !== 'none')).toEqual([false, true, true])
})

test('is named in the language of the page, or as it is told', async () => {
  const screen = await render(
    <LabelsProvider labels={{ Breadcrumb: 'Ruta' }}>
      {trail}
      <Breadcrumb aria-label="Also in">{null}</Breadcrumb>
    </LabelsProvider>,
  )
  await expect.element(screen.getByRole('navigation', { name: 'Ruta' })).toBeVisible()
  await expect.element(screen.getByRole('navigation', { name: 'Also in' })).toBeInTheDocument()
})
