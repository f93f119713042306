import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { StarHalfIcon, StarIcon, StarOutlineIcon } from '../icons/icons.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { RatingStars } from './rating-stars.tsx'

/** What the stars look like, one letter each: full, half, empty. */
async function looks(rating: number, max?: number) {
  const screen = await render(
    <>
      <div>
        <StarIcon />
        <StarHalfIcon />
        <StarOutlineIcon />
      </div>
      <RatingStars rating={rating} {...(max !== undefined && { max })} />
    </>,
  )
  const kinds = [...(screen.container.firstElementChild?.children ?? [])].map((icon) => icon.innerHTML)
  const stars = [...screen.getByRole('img').element().children]
  return {
    name: screen.getByRole('img'),
    stars: stars.map((star) => 'FHE'[kinds.indexOf(star.innerHTML)]).join(''),
  }
}

describe('RatingStars', () => {
  test.each([
    [0, 'EEEEE', '0 out of 5 stars'],
    [1, 'FEEEE', '1 out of 5 stars'],
    [4, 'FFFFE', '4 out of 5 stars'],
    [4.5, 'FFFFH', '4.5 out of 5 stars'],
    [3.2, 'FFFEE', '3.2 out of 5 stars'],
    [3.3, 'FFFHE', '3.3 out of 5 stars'],
    [5, 'FFFFF', '5 out of 5 stars'],
    [9, 'FFFFF', '5 out of 5 stars'],
    [-1, 'EEEEE', '0 out of 5 stars'],
  ])('%d shows as %s and reads "%s"', async (rating, expected, name) => {
    const shown = await looks(rating)
    expect(shown.stars).toBe(expected)
    await expect.element(shown.name).toHaveAccessibleName(name)
  })

  test('counts to another maximum', async () => {
    const shown = await looks(7.5, 10)
    expect(shown.stars).toBe('FFFFFFFHEE')
    await expect.element(shown.name).toHaveAccessibleName('7.5 out of 10 stars')
  })

  test.each(['dark', 'light'])('is gold, and as large as the text, in the %s theme', async (theme) => {
    document.documentElement.dataset.theme = theme
    const screen = await render(
      <p style={{ fontSize: 40 }}>
        <RatingStars rating={4} className="mine" />
      </p>,
    )
    const stars = screen.getByRole('img').element()
    expect(stars).toHaveClass('mine')
    expect(stars.firstElementChild?.getBoundingClientRect().height).toBe(46)
    expect(getComputedStyle(stars).color).toBe(theme === 'dark' ? 'rgb(244, 199, 123)' : 'rgb(152, 86, 0)')
    await expectNoAxeViolations(screen.container)
  })
})
