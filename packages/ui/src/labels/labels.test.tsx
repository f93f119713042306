import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LoadMore } from '../load-more/load-more.tsx'
import { RatingStars } from '../rating-stars/rating-stars.tsx'
import { AllComponents } from '../test/all-components.tsx'
import { es } from './es.ts'
import { LabelsProvider } from './labels.tsx'

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

test('every Spanish text has the values of the English one', () => {
  for (const [english, spanish] of Object.entries(es)) {
    expect(placeholders(spanish), english).toEqual(placeholders(english))
  }
})

test('in Spanish no component says an English word of its own', async () => {
  await render(
    <LabelsProvider labels={es} locale="es">
      <AllComponents />
    </LabelsProvider>,
  )
  const said = Array.from(document.body.querySelectorAll('*')).flatMap((element) => [
    element.getAttribute('aria-label') ?? '',
    element.childElementCount === 0 ? (element.textContent ?? '') : '',
  ])
  // "Normal" is a word of both languages.
  const english = Object.entries(es).flatMap(([key, value]) => (key === value ? [] : [key]))
  expect(english.filter((text) => said.includes(text))).toEqual([])
  await expect.element(page.getByRole('button', { name: 'Desplazar a la izquierda' })).toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Siguiente' })).toBeInTheDocument()
})

describe('LabelsProvider', () => {
  const more = <LoadMore shown={1200} total={5000} onMore={() => {}} noun="películas" />

  test('writes numbers as the locale does', async () => {
    const screen = await render(
      <LabelsProvider labels={es} locale="de">
        {more}
        <RatingStars rating={4.5} />
      </LabelsProvider>,
    )
    await expect.element(screen.getByText('Se muestran 1.200 de 5.000 películas')).toBeVisible()
    await expect.element(screen.getByRole('img', { name: '4,5 de 5 estrellas' })).toBeVisible()
  })

  test('a few words of your own leave the others as they are around it', async () => {
    const screen = await render(
      <LabelsProvider labels={es} locale="es">
        <LabelsProvider labels={{ 'Show more': 'Más', 'Show more {noun}': 'Más {noun}' }}>
          {more}
        </LabelsProvider>
      </LabelsProvider>,
    )
    await expect.element(screen.getByRole('button', { name: 'Más películas' })).toHaveTextContent('Más')
    await expect.element(screen.getByText(/^Se muestran/)).toBeVisible()
  })

  test('without it everything is English', async () => {
    const screen = await render(more)
    await expect.element(screen.getByText('Showing 1,200 of 5,000 películas')).toBeVisible()
  })
})
