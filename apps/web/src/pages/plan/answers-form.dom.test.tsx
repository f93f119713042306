import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import plan from '#content/plan.yaml'
import site from '#content/site.yaml'
import type { Answers } from '#features/plan/answers.ts'
import { makeKit } from '#features/plan/kit.ts'
import { kitFilms } from '#features/plan/kit-films.ts'
import { AnswersForm } from './answers-form.tsx'

const sources = {
  plan,
  films: kitFilms,
  site,
  address: (path: string) => path,
  today: '2025-10-20',
  zone: 'America/Chicago',
}

function descriptionOf(name: string, answers: Answers) {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(
    <AnswersForm
      answers={answers}
      kit={makeKit(answers, sources)}
      onChange={vi.fn()}
      hasLogo={false}
      onLogo={vi.fn()}
    />,
  )
  const id = page.querySelector(`[name=${name}]`)?.getAttribute('aria-describedby')
  return page.querySelector(`[id="${id}"]`)?.textContent
}

test('a date is described by its day of the week', () => {
  expect(descriptionOf('date', { date: '2030-01-05' })).toBe('Saturday')
  // Our guess.
  expect(descriptionOf('date', {})).toBe('Friday')
  const outdoors = { kind: 'outdoor', date: '2031-06-13' }
  expect(descriptionOf('rain', { ...outdoors, rain: '2031-06-14' })).toMatch(/^Saturday\. Your texts/)
  expect(descriptionOf('rain', outdoors)).toMatch(/^Your texts/)
})
