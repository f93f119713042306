import { expect, test } from 'vitest'
import { readDist } from '../e2e/support/dist.ts'
import { expectOutside, expectPictures, openPage, textOf } from './support/page.ts'

test('a page that staff made has its parts in order: text, picture, video, buttons', async () => {
  const page = openPage('our-story.html')
  expect(textOf(page.getByRole('heading', { level: 1 }))).toBe('Our Story')
  const first = page.getByRole('heading', { level: 2, name: 'The first evening' })
  expect(textOf(first.nextElementSibling)).toContain('a question that neither of us could answer')
  const figure = page
    .getByAltText('Two friends in theater seats, a bucket of popcorn between them.')
    .closest('figure')
  if (!figure) throw new Error('The picture has no figure')
  await expectPictures(figure, 1)
  expect(textOf(figure)).toBe('Where we still sit.')
  const video = page.getByRole('link', { name: /A Short Hello/ })
  expect(video.getAttribute('href')).toContain('?watch=our-story-3')
  expect(page.getByRole('link', { name: 'Write to Us' }).getAttribute('href')).toBe('/contact')
  expectOutside(page.getByRole('link', { name: 'Where We Met' }))
  const main = textOf(page.getByRole('main'))
  const places = ['The first evening', 'Where we still sit', 'A Short Hello', 'Write to Us'].map((words) =>
    main.indexOf(words),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('its former address leads to it, and a page that was taken down leads to where staff said', () => {
  expect(readDist('about.html')).toContain('url=/our-story"')
  expect(readDist('summer-nights.html')).toContain('url=/movies"')
  expect(readDist('index.html')).not.toContain('/summer-nights')
})
