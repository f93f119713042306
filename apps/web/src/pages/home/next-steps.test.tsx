import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { exampleFilm } from '#model/testing/example-film.ts'
import { homeData } from './home-data.ts'
import { NextSteps } from './next-steps.tsx'

const films = vi.hoisted((): unknown[] => [])
vi.mock('#features/films/films.ts', () => ({ films }))

const headings = () =>
  renderToStaticMarkup(<NextSteps hasKits={homeData().hasKits} />).match(/(?<=<h2[^>]*>)[^<]+/g)

test('groups are asked to plan a showing once there is a film to show', () => {
  films.push(exampleFilm({}))
  expect(headings()).toEqual(['Release News'])
  films.push(exampleFilm({ phase: 'announced' }))
  expect(headings()).toEqual(['Release News', 'Bring Your Church'])
})
