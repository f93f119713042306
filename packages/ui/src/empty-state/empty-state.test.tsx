import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { SearchIcon } from '../icons/icons.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { EmptyState } from './empty-state.tsx'

describe('EmptyState', () => {
  test.each(['dark', 'light'])('says what is missing and what to do in the %s theme', async (theme) => {
    document.documentElement.dataset.theme = theme
    const screen = await render(
      <EmptyState
        icon={<SearchIcon />}
        title="No results found"
        description="Try searching with different keywords"
        className="mine"
      >
        <Button>Start over</Button>
      </EmptyState>,
    )
    await expect.element(screen.getByRole('heading', { name: 'No results found', level: 2 })).toBeVisible()
    await expect.element(screen.getByText('Try searching with different keywords')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Start over' })).toBeVisible()
    expect(screen.container.querySelector('[data-slot=empty-state]')).toHaveClass('mine')
    await expectNoAxeViolations(screen.container)
  })

  test('its heading can be the main one of the page, and the rest can be left out', async () => {
    const screen = await render(<EmptyState heading="h1" title="Nothing here yet" />)
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.container.firstElementChild?.children).toHaveLength(1)
  })
})
