import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectNoAxeViolations } from '../test/axe.ts'
import { Badge } from './badge.tsx'

describe('Badge', () => {
  test.each(['dark', 'light'])(
    'shows a short fact in four looks, readable in the %s theme',
    async (theme) => {
      document.documentElement.dataset.theme = theme
      const screen = await render(
        <>
          <Badge>Drama</Badge>
          <Badge variant="gold">2026</Badge>
          <Badge variant="outline">12+</Badge>
          <Badge variant="picture">Soon</Badge>
        </>,
      )
      const looks = ['Drama', '2026', '12+', 'Soon'].map((text) => {
        const { backgroundColor, boxShadow, borderWidth } = getComputedStyle(screen.getByText(text).element())
        return `${backgroundColor} ${boxShadow} ${borderWidth}`
      })
      expect(new Set(looks).size).toBe(4)
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
