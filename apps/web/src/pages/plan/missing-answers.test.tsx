import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import plan from '#content/plan.yaml'
import site from '#content/site.yaml'
import { makeKit } from '#features/plan/kit.ts'
import { kitFilms } from '#features/plan/kit-films.ts'
import { AnswersForm } from './answers-form.tsx'
import { MissingAnswers } from './missing-answers.tsx'

const outdoors = { kind: 'outdoor', date: '2031-06-13', place: 'the lawn, Dayton, OH' }

test('a showing outdoors is asked for the price of its license, and for a rain date if there is one', () => {
  const kit = makeKit(outdoors, {
    plan,
    films: kitFilms,
    site,
    address: (path) => path,
    today: '2025-10-20',
    zone: 'America/Chicago',
  })
  expect(renderToStaticMarkup(<MissingAnswers answers={outdoors} kit={kit} onChange={() => {}} />)).toContain(
    'Rain date, if there is one',
  )
  const form = renderToStaticMarkup(
    <AnswersForm answers={outdoors} kit={kit} onChange={() => {}} hasLogo={false} onLogo={() => {}} />,
  )
  expect(form).toContain('Price of the license, in dollars')
})
