import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectNoAxeViolations } from '../test/axe.ts'
import { Badge } from './badge.tsx'

describe('Badge', () => {
  test.each(['dark', 'light'])(
    'shows a short fact in three looks, readable in the %s theme',
    async (theme) => {
      document.documentElement.dataset.theme = theme
      const screen = await render(
        <>
          <Badge>Drama</Badge>
          <Badge variant="gold">2026</Badge>
          <Badge variant="outline">12+</Badge>
        </>,
      )
      const looks = ['Drama', '2026', '12+'].map((text) => {
        const { backgroundColor, borderWidth } = getComputedStyle(screen.getByText(text).element())
        return `${backgroundColor} ${borderWidth}`
      })
      expect(new Set(looks).size).toBe(3)
      await expectNoAxeViolations(screen.container)
    },
  )

  test('className and other attributes reach the badge', async () => {
    const screen = await render(
      <Badge className="mine" title="Genre">
        Drama
      </Badge>,
    )
    expect(screen.getByTitle('Genre').element()).toHaveClass('mine')
    expect(screen.getByTitle('Genre').element()).toHaveAttribute('data-slot', 'badge')
  })
})
