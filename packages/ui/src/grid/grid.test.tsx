import { createRef } from 'react'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ArticleCard } from '../article-card/article-card.tsx'
import { PosterCard } from '../poster-card/poster-card.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { Grid, type GridProps } from './grid.tsx'

const titles = ['Grace', 'Storm', 'Harbour', 'The house on the hill', 'Bread', 'Manna', 'Psalms', 'Ruth']

const grid = (width: number, props: Partial<GridProps> = {}) => (
  <div style={{ width }}>
    <Grid aria-label="Films" {...props}>
      {titles.map((title) => (
        <PosterCard key={title} title={title} image={null} />
      ))}
    </Grid>
  </div>
)

describe('Grid', () => {
  test.each([
    ['three', 280, 1],
    ['three', 600, 2],
    ['three', 900, 3],
    ['three', 1240, 3],
    ['four', 600, 2],
    ['four', 1240, 4],
    ['posters', 280, 2],
    ['posters', 350, 2],
    ['posters', 1240, 5],
  ] as const)('%s, in %i px: %i side by side', async (columns, width, count) => {
    const screen = await render(grid(width, { columns }))
    const list = screen.getByRole('list', { name: 'Films' }).element()
    expect(getComputedStyle(list).gridTemplateColumns.split(' ')).toHaveLength(count)
    expect(list.scrollWidth).toBe(width)
  })

  test('its cards are the items of a list, and those of a row equally high', async () => {
    const screen = await render(
      <Grid aria-label="Posts">
        <ArticleCard title="Grace, in flared trousers" image={null} description="Short." />
        <ArticleCard title="A storm" image={null} description={'And it came to pass. '.repeat(20)} />
      </Grid>,
    )
    expect(screen.getByRole('listitem').elements()).toHaveLength(2)
    const [first, second] = screen.getByRole('article').elements()
    expect(first?.clientHeight).toBe(second?.clientHeight)
    expect(first?.clientWidth).toBe(second?.clientWidth)
    await expectNoAxeViolations(screen.container)
  })

  test('ref and className reach the list', async () => {
    const ref = createRef<HTMLUListElement>()
    await render(grid(600, { ref, className: 'mine' }))
    expect(ref.current).toBeInstanceOf(HTMLUListElement)
    expect(ref.current).toHaveClass('mine')
  })
})
