import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import plan from '#content/plan.yaml'
import site from '#content/site.yaml'
import { makeKit } from '#features/plan/kit.ts'
import { kitFilms } from '#features/plan/kit-films.ts'
import { LicenseNote } from './license-note.tsx'

const today = '2025-10-20'
const sources = {
  plan,
  films: kitFilms,
  site,
  address: (path: string) => path,
  today,
  zone: 'America/Chicago',
}

function noteOf(answers: Parameters<typeof makeKit>[0]) {
  const note = document.createElement('div')
  note.innerHTML = renderToStaticMarkup(
    <LicenseNote kit={makeKit(answers, sources)} date={answers.date} onFilm={vi.fn()} onKind={vi.fn()} />,
  )
  return {
    text: note.querySelector('[role=status]')?.textContent,
    offers: [...note.querySelectorAll('button')].map(({ textContent }) => textContent),
  }
}

const early = { film: 'david', kind: 'outdoor' }

test('a film that can’t be licensed yet leads to the theater, then to the films that can be', () => {
  const { text, offers } = noteOf(early)
  expect(text).toContain('David can’t be licensed for a showing of your own yet')
  expect(text).toContain('There is no date for that yet.')
  expect(offers).toEqual([
    'Plan an evening at a theater',
    'Plan with King of Kings',
    'Plan with The Mercy Ships',
  ])
})

test('its date is taken into account: what is known of it, and what can be licensed by then', () => {
  expect(noteOf({ ...early, date: '2026-06-12' }).text).toContain('so don’t count on Friday, June 12.')
  const david = kitFilms.find(({ film }) => film.id === 'david')
  if (!david) throw new Error('The content has no film named david')
  david.film.dates.home = {
    day: '2026-03-03',
    timeZone: 'America/New_York',
    at: Date.parse('2026-03-03T05:00:00Z'),
  }
  try {
    const before = noteOf({ ...early, date: '2026-03-02' })
    expect(before.text).toContain('It is out at home on March 3, 2026.')
    expect(before.offers).toHaveLength(3)
    const after = noteOf({ ...early, date: '2026-06-12' })
    expect(after.text).toContain(
      'You need a license to show David yourselves, one that covers a showing outdoors.',
    )
    expect(after.text).toContain('It is out at home on March 3, 2026: ask for the license early.')
    expect(after.offers).toEqual([])
  } finally {
    delete david.film.dates.home
  }
})

test('a showing in a theater has no note', () => {
  expect(noteOf({ film: 'david', kind: 'whole-theater' })).toEqual({ text: '', offers: [] })
})
