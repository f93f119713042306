import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectNoAxeViolations } from '../test/axe.ts'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table.tsx'

const halls = (count: number) => Array.from({ length: count }, (_, index) => `Hall-number-${index + 1}`)

const showings = (columns: number) => (
  <Table caption="Showings" className="mine">
    <TableHeader>
      <TableRow>
        <TableHead>Day</TableHead>
        {halls(columns).map((hall) => (
          <TableHead key={hall}>{hall}</TableHead>
        ))}
      </TableRow>
    </TableHeader>
    <TableBody>
      <TableRow>
        <TableHead scope="row">Friday</TableHead>
        {halls(columns).map((hall) => (
          <TableCell key={hall} numeric>
            12
          </TableCell>
        ))}
      </TableRow>
    </TableBody>
  </Table>
)

test.each(['dark', 'light'])('is named by its caption, in the %s theme', async (theme) => {
  document.documentElement.dataset.theme = theme
  const screen = await render(showings(2))
  await expect.element(screen.getByRole('table', { name: 'Showings' })).toHaveClass('mine')
  await expect.element(screen.getByRole('rowheader', { name: 'Friday' })).toBeVisible()
  await expect.element(screen.getByRole('columnheader', { name: 'Hall-number-2' })).toBeVisible()
  expect(getComputedStyle(screen.getByRole('cell').elements()[0] as Element).textAlign).toBe('end')
  await expectNoAxeViolations(screen.container)
})

test('what is wider than its place scrolls in itself, by keyboard too', async () => {
  const screen = await render(<div style={{ width: '20rem' }}>{showings(12)}</div>)
  const scroller = screen.getByRole('region', { name: 'Showings' }).element()
  expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth)
  expect(scroller.clientWidth).toBe(320)
  await userEvent.tab()
  expect(scroller).toHaveFocus()
})

test('the caption can be for screen readers alone', async () => {
  const screen = await render(
    <Table caption="Showings" captionHidden>
      <TableBody>
        <TableRow>
          <TableCell>1</TableCell>
        </TableRow>
      </TableBody>
    </Table>,
  )
  await expect.element(screen.getByRole('table', { name: 'Showings' })).toBeVisible()
  expect(screen.getByText('Showings').element().getBoundingClientRect().height).toBeLessThanOrEqual(1)
})
