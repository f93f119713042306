import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectNoAxeViolations } from '../test/axe.ts'
import { AgeBadge } from './age-badge.tsx'
import { ContentGuide } from './content-guide.tsx'
import { LevelScale } from './level-scale.tsx'

const filled = (element: Element) => element.querySelectorAll('[data-filled=true]').length

describe('LevelScale', () => {
  test.each([
    [0, 0, '0 of 5'],
    [3, 3, '3 of 5'],
    [5, 5, '5 of 5'],
    [9, 5, '5 of 5'],
    [-2, 0, '0 of 5'],
  ])('%d fills %d bars and reads "%s"', async (level, bars, words) => {
    const screen = await render(<LevelScale level={level} className="mine" />)
    await expect.element(screen.getByText(words)).toBeVisible()
    expect(filled(screen.container)).toBe(bars)
    expect(screen.container.firstElementChild).toHaveClass('mine')
  })
})

test.each([
  [0, 'All ages'],
  [11, 'Ages 11+'],
])('an age of %d reads "%s"', async (age, words) => {
  const screen = await render(<AgeBadge age={age} />)
  await expect.element(screen.getByText(words)).toBeVisible()
})

describe('ContentGuide', () => {
  const concerns = [{ label: 'Violence', level: 3, note: 'A fight.', scenes: ['41 min: a wound'] }]

  test.each(['dark', 'light'])(
    'has each scale with its level, note and scenes, in the %s theme',
    async (theme) => {
      document.documentElement.dataset.theme = theme
      const virtues = [{ label: 'Courage', level: 5, note: 'A boy steps forward.' }]
      const screen = await render(<ContentGuide concerns={concerns} virtues={virtues} />)
      await expect.element(screen.getByRole('heading', { name: 'What to know' })).toBeVisible()
      const [violence, courage] = [...screen.container.querySelectorAll('dl > div')]
      expect(violence).toHaveTextContent('Violence3 of 5A fight.41 min: a wound')
      expect(courage).toHaveTextContent('Courage5 of 5A boy steps forward.')
      await expectNoAxeViolations(screen.container)
    },
  )

  test('omits the virtues if there are none, and an empty note', async () => {
    const screen = await render(<ContentGuide concerns={[{ label: 'Grief', level: 0 }]} heading="h4" />)
    await expect.element(screen.getByRole('heading', { level: 4 })).toHaveTextContent('What to know')
    expect(screen.container.querySelectorAll('[data-slot=content-guide-column]')).toHaveLength(1)
    expect(screen.container.querySelectorAll('dd')).toHaveLength(0)
  })

  test('renders children below the virtues, or next to the concerns if there are none', async () => {
    const column = () => screen.container.querySelectorAll('[data-slot=content-guide-column]')[1]
    const virtues = [{ label: 'Courage', level: 5 }]
    const screen = await render(
      <ContentGuide concerns={concerns} virtues={virtues}>
        <p>A child is lost.</p>
      </ContentGuide>,
    )
    expect(column()).toHaveTextContent('What is goodCourage5 of 5A child is lost.')
    await screen.rerender(
      <ContentGuide concerns={concerns}>
        <p>A child is lost.</p>
      </ContentGuide>,
    )
    expect(column()?.textContent).toBe('A child is lost.')
    expect(column()).toBeVisible()
  })
})
