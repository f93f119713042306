import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Button } from '@two-pastors/ui'
import { FilmRow } from '../common/film-row'
import { films } from '../common/films'
import { SignUp } from '../common/sign-up'
import { VisitDialog } from '../common/visit-dialog'

const complain = jest.spyOn(console, 'error')
afterEach(() => expect(complain).not.toHaveBeenCalled())

test('a Button', () => {
  const press = jest.fn()
  render(<Button onClick={press}>Tickets</Button>)
  fireEvent.click(screen.getByRole('button', { name: 'Tickets' }))
  expect(press).toHaveBeenCalledTimes(1)
})

test('a Carousel of cards from the feed', () => {
  render(<FilmRow films={films} />)
  // A row renders six of its seven cards at once.
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  expect(screen.getByRole('heading', { name: 'Our films' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Play The Long Way Home' })).toBeTruthy()
})

test('a Dialog', async () => {
  render(<VisitDialog />)
  fireEvent.click(screen.getByRole('button', { name: 'Plan a visit' }))
  const dialog = screen.getByRole('dialog', { name: 'Plan a visit' })
  expect(dialog.textContent).toContain('The pier opens at seven.')
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a toast', async () => {
  render(<SignUp />)
  fireEvent.submit(screen.getByRole('form', { name: 'Newsletter' }))
  expect(await screen.findByText('The next letter is yours.')).toBeTruthy()
})
