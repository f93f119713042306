import { longDate } from '../../src/lib/dates.ts'
import { copy, type Input } from './content-copy.ts'
import { change, dayFromNow, type Edit, type Effect, pagesWith } from './edit.ts'

type Film = Input<'films/*'>

const FILM = 'films/an-edited-film'
const PAGE = '/an-edited-film'
const LATER_PAGE = '/an-edited-film-anew'
const LEADERS = '/an-edited-film-leaders'
/** The front page, unless its film is pinned, and the films that a showing can be planned for. */
const FOLLOW = /^\/(?:plan)?$/
const KIT = '/after/an-edited-film'

/** The films that were there before. */
const films = () =>
  copy
    .names('films')
    .map((name) => `films/${name}` as const)
    .filter((file) => file !== FILM)
const firstFilm = () => films()[0]
const comingFilm = () =>
  films().find((file) => {
    const { dates, phase, movedTo } = copy.read(file)
    return !dates && !phase && !movedTo
  })
const kitOf = (file: string) => file.replace('films', '/after')
const addressOf = (file: `films/${string}`) => copy.read(file).address ?? file.replace('films', '')

const ofNew = (name: string, more: (film: Film) => Partial<Film>, effect: Effect) =>
  change(name, FILM, (film) => ({ ...film, ...more(film) }), { around: [PAGE, LEADERS], ...effect })

/** Sets the days at which its phases begin, counted from today. */
const dated = (
  name: string,
  days: Partial<Record<'announced' | 'tickets' | 'theaters' | 'home', number>>,
) => {
  const dates = Object.fromEntries(
    Object.entries(days).map(([phase, day]) => [phase, { day: dayFromNow(day) }]),
  )
  return (more: Partial<Film> = {}, effect: Effect = {}) =>
    ofNew(name, () => ({ dates, ...more }), { changes: [PAGE, '/movies'], also: FOLLOW, ...effect })
}

const url = 'https://shop.example/an-edited-film'
const WEEK_MS = 7 * 24 * 60 * 60 * 1000
let gone: `films/${string}` | undefined

/** A film from its first line to its removal. */
export const filmEdits: Edit[] = [
  {
    name: 'add a film',
    make: async () => {
      const model = firstFilm()
      if (!model) return null
      const { thumbnail, wide } = copy.read(model)
      await copy.write(FILM, {
        title: 'An Edited Film',
        kind: 'film',
        description: 'It was added in the editor. More will be said of it.',
        thumbnail,
        ...(wide && { wide }),
      })
      return { adds: [PAGE], changes: ['/movies'], around: [PAGE] }
    },
  },
  ofNew('rename a film', () => ({ title: 'An Edited Film Anew' }), { changes: [PAGE, '/movies'] }),
  ofNew('describe a film', () => ({ description: 'Other words.' }), { changes: [PAGE, '/movies'] }),
  dated('announce a film', { announced: -1, theaters: 60 })({}, { adds: [KIT] }),
  dated('re-date a film', { announced: -1, theaters: 67 })(),
  ofNew('give a film a tagline', () => ({ tagline: 'A line of its own.' }), {
    words: ['A line of its own.'],
    also: FOLLOW,
  }),
  ofNew('tell a film’s story', () => ({ synopsis: 'Once upon a time.' }), {
    changes: [PAGE],
    around: [PAGE],
  }),
  ofNew(
    'name who made a film',
    () => ({ makers: [{ name: 'Ada Maker', role: 'Director' }], cast: [{ name: 'Ben Actor' }] }),
    { changes: [PAGE], around: [PAGE] },
  ),
  ofNew(
    'give a film a page for leaders',
    () => ({
      leaders: {
        address: LEADERS,
        title: 'For Leaders',
        description: { announced: 'For those who bring a group.' },
        intro: { announced: 'Bring your group.' },
      },
    }),
    { adds: [LEADERS], changes: [PAGE], around: [PAGE, LEADERS] },
  ),
  dated('sell tickets', { announced: -2, tickets: -1, theaters: 7 })({ ticketsUrl: url }),
  dated('open a film', { announced: -3, tickets: -2, theaters: -1 })(),
  change(
    'pin a film to the front page',
    'home',
    (home) => ({ ...home, film: 'an-edited-film' }),
    () => ({ also: /^\/$/ }),
  ),
  change(
    'let the front page follow the dates',
    'home',
    ({ film: _, ...home }) => home,
    () => ({ also: /^\/$/ }),
  ),
  dated('bring a film home', { theaters: -9, home: -1 })({ whereToWatch: [{ name: 'A Shop', url }] }),
  ofNew('move a film to another address', () => ({ address: LATER_PAGE, formerAddresses: [PAGE] }), {
    adds: [LATER_PAGE],
    changes: [PAGE],
    around: [PAGE, LATER_PAGE, LEADERS],
  }),
  ofNew('take a film off the site', () => ({ movedTo: '/movies' }), {
    changes: [PAGE, LATER_PAGE, LEADERS, KIT, '/movies'],
    around: [PAGE, LATER_PAGE, LEADERS],
    also: FOLLOW,
  }),
  {
    name: 'withdraw a film',
    make: async () => {
      if (!copy.has(FILM)) return null
      await copy.remove(FILM)
      return { goes: [PAGE, LATER_PAGE, LEADERS, KIT] }
    },
  },
  change(
    'rename a film that was there',
    firstFilm,
    (film) => ({ ...film, title: `${film.title} Anew` }),
    ({ title }, _, pages) => ({
      changes: ['/movies'].filter((path) => pagesWith(pages, title).includes(path)),
      words: [title],
      also: /^\/watch\//,
    }),
  ),
  change(
    'change the tagline of a film that was there',
    () => films().find((file) => copy.read(file).tagline),
    (film) => (film.tagline ? { ...film, tagline: `${film.tagline} Anew.` } : null),
    ({ tagline = '' }, _, pages) => ({ changes: pagesWith(pages, tagline), words: [tagline] }),
  ),
  {
    name: 're-date a film that was there',
    make: async (pages) => {
      const says = (file: `films/${string}`, day = '') =>
        day && pages.get(addressOf(file))?.some((line) => line.includes(longDate(day)))
      const found = films().find((file) => says(file, copy.read(file).dates?.theaters?.day))
      if (!found) return null
      const film = copy.read(found)
      const { theaters = { day: '' } } = film.dates ?? {}
      const day = new Date(Date.parse(theaters.day) + WEEK_MS).toISOString().slice(0, 10)
      await copy.write(found, { ...film, dates: { ...film.dates, theaters: { ...theaters, day } } })
      const address = addressOf(found)
      return { changes: [address], around: [address, film.leaders?.address ?? address] }
    },
  },
  {
    name: 'take a film that was there off the site',
    make: async () => {
      gone = comingFilm()
      if (!gone) return null
      const address = addressOf(gone)
      await copy.write(gone, { ...copy.read(gone), movedTo: '/movies' })
      return { adds: [kitOf(gone)], changes: [address, '/movies'], around: [address], also: FOLLOW }
    },
  },
  {
    name: 'remove a film that was there',
    make: async () => {
      if (!gone) return null
      const address = addressOf(gone)
      await copy.remove(gone)
      return { goes: [address, kitOf(gone)] }
    },
  },
]
